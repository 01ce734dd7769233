import { OutcomeMark } from '../../components/OutcomeMark.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { FetchReader } from '../../store/selectors/fetchReaders.ts';
import { accessNote, explainAccess } from '../../wording/accessWords.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { plainText } from '../../wording/sentence.ts';
import { HoldText } from './HoldText.tsx';
import styles from './OutcomeRow.module.css';
import { SourceNote } from './SourceNote.tsx';

/** One reader: what it does, until when, and why. */
export function OutcomeRow({ reader }: { readonly reader: FetchReader }) {
  const { kind, dialect, bots, outcome } = reader;
  const revealLine = useAppStore((state) => state.revealLine);
  const tokens = bots.map(({ crawler }) => crawler.token).join(', ');
  return (
    <tr>
      <th scope="row" className={styles.reader}>
        <span className={styles.name}>{kind === 'bot' ? tokens : shortNameOf(dialect)}</span>
        <span className={styles.bots}>
          {kind === 'bot' ? `differs from ${shortNameOf(dialect)}` : tokens}
        </span>
      </th>
      <td>
        <OutcomeMark kind={outcome.kind} />
      </td>
      <td className={styles.hold}>
        <HoldText outcome={outcome} />
      </td>
      <td className={styles.why}>
        <p>
          <SentenceText sentence={explainAccess(outcome)} onLine={revealLine} />
        </p>
        {outcome.notes.map((note) => (
          <p key={plainText(accessNote(note))} className={styles.note}>
            <SentenceText sentence={accessNote(note)} onLine={revealLine} />
          </p>
        ))}
        <SourceNote evidence={outcome.evidence} />
      </td>
    </tr>
  );
}
