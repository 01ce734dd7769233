import { BellOff } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { LineLink } from '../../components/LineLink.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { contentLine } from '../../store/selectors/lineText.ts';
import styles from './ProblemHeading.module.css';
import type { ProblemGroup } from './problemGroups.ts';

interface ProblemHeadingProps {
  readonly heading: NonNullable<ProblemGroup['heading']>;
  readonly count: number;
}

/** What the findings below have in common: a line with its text, or a rule that can be muted. */
export function ProblemHeading({ heading, count }: ProblemHeadingProps) {
  const robots = useAppStore((state) => state.case.robots);
  const revealLine = useAppStore((state) => state.revealLine);
  const muteRule = useAppStore((state) => state.muteRule);
  if (heading.kind === 'line')
    return (
      <h3 className={styles.heading}>
        <LineLink
          line={heading.line}
          text={contentLine(robots, heading.line)}
          onGo={(line) => revealLine(line)}
        />
      </h3>
    );
  const { id } = heading;
  return (
    <div className={styles.heading}>
      <h3>{id}</h3>
      <span>{count}</span>
      <Button variant="quiet" aria-label={`Mute ${id}`} onClick={() => muteRule(id)}>
        <BellOff aria-hidden="true" />
        Mute
      </Button>
    </div>
  );
}
