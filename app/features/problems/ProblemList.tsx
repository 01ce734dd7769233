import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import type { Finding } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { ProblemHeading } from './ProblemHeading.tsx';
import styles from './ProblemList.module.css';
import { ProblemRow } from './ProblemRow.tsx';
import { problemGroups } from './problemGroups.ts';
import { useProblemKeys } from './useProblemKeys.ts';

/** Nobody reads more at once, and a page must not be made of a hundred thousand rows. */
const portion = 300;

/** A key for each finding; those that say the same of the same place (two expectations of one line) are told apart. */
function keysOf(findings: readonly Finding[]): ReadonlyMap<Finding, string> {
  const taken = new Map<string, number>();
  return new Map(
    findings.map((finding) => {
      const key = `${finding.id} ${finding.span.from} ${finding.messageId}`;
      const before = taken.get(key) ?? 0;
      taken.set(key, before + 1);
      return [finding, `${key} ${before}`];
    }),
  );
}

/** The findings, one stop for the Tab key: arrows go through them, Enter goes to the place, F fixes, E explains. */
export function ProblemList({ findings }: { readonly findings: readonly Finding[] }) {
  const grouping = useAppStore((state) => state.problemView.grouping);
  const [current, setCurrent] = useState(0);
  const [limit, setLimit] = useState(portion);
  const list = useRef<HTMLDivElement>(null);
  const listed = findings.slice(0, limit);
  const keys = keysOf(listed);
  const groups = problemGroups(listed, grouping);
  const order = groups.flatMap((group) => group.findings);
  const active = Math.min(current, order.length - 1);
  const onKeyDown = useProblemKeys({ list, active, findings: order, onMove: setCurrent });
  const rest = findings.length - limit;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The keys are those of the buttons inside.
    <div ref={list} className={styles.list} onKeyDown={(event: KeyboardEvent) => onKeyDown(event)}>
      {groups.map(({ key, heading, findings: own }) => (
        <section key={key}>
          {heading !== null && <ProblemHeading heading={heading} count={own.length} />}
          <ol>
            {own.map((finding) => (
              <ProblemRow
                key={keys.get(finding)}
                finding={finding}
                isStop={finding === order[active]}
                onFocus={() => setCurrent(order.indexOf(finding))}
              />
            ))}
          </ol>
        </section>
      ))}
      {rest > 0 && (
        <div className={styles.more}>
          <Button variant="quiet" onClick={() => setLimit(limit + portion)}>
            List {Math.min(rest, portion)} more of {rest.toLocaleString('en')}
          </Button>
        </div>
      )}
    </div>
  );
}
