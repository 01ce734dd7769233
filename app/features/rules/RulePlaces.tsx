import { BellOff, BellRing } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { LineLink } from '../../components/LineLink.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectUnmuted } from '../../store/selectors/findings.ts';
import { contentLine } from '../../store/selectors/lineText.ts';
import styles from './RulePlaces.module.css';

/** So many places are enough to go to from here. */
const mostPlaces = 8;

interface RulePlacesProps {
  readonly id: string;
  /** Called when someone goes to a place in the file. */
  readonly onLeave: () => void;
}

/** Where a rule speaks of the file at hand, and whether it does so at all. */
export function RulePlaces({ id, onLeave }: RulePlacesProps) {
  const findings = useAppStore(selectUnmuted);
  const robots = useAppStore((state) => state.case.robots);
  const isMuted = useAppStore((state) => state.case.mutedRules.includes(id));
  const { muteRule, unmuteRule, revealLine } = useAppStore((state) => state);
  const own = findings.filter((finding) => finding.id === id);
  return (
    <section className={styles.here}>
      <div className={styles.head}>
        <h3>In your file</h3>
        <Button variant="quiet" onClick={() => (isMuted ? unmuteRule(id) : muteRule(id))}>
          {isMuted ? <BellRing aria-hidden="true" /> : <BellOff aria-hidden="true" />}
          {isMuted ? 'Unmute' : 'Mute in this case'}
        </Button>
      </div>
      {isMuted && <p>Muted. Its findings are hidden here and for anyone who opens a link to this case.</p>}
      {!isMuted && own.length === 0 && <p>No findings.</p>}
      <ul className={styles.places}>
        {own.slice(0, mostPlaces).map(({ line, span }) => (
          <li key={span.from}>
            <LineLink
              line={line}
              text={contentLine(robots, line)}
              onGo={() => {
                onLeave();
                revealLine(line, { span, focus: true });
              }}
            />
          </li>
        ))}
      </ul>
      {own.length > mostPlaces && <p>And {own.length - mostPlaces} more.</p>}
    </section>
  );
}
