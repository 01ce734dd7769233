import { LineLink } from '../../components/LineLink.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import type { CauseGroup } from '../../services/proofs/protocol.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { lineText } from '../../store/selectors/lineText.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { causeWords } from '../../wording/causeKinds.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { explainDifference } from '../../wording/explainDifference.ts';
import styles from './CauseEntry.module.css';
import { ChoiceSources } from './ChoiceSources.tsx';

/** More lines than these are counted, not shown. */
const mostLines = 6;

/** One kind of difference: what it is, where the file has it, an example, and how to be read alike by all. */
export function CauseEntry({ group }: { readonly group: CauseGroup }) {
  const { cause, urls, dialects, lines, example } = group;
  const source = useAppStore((state) => sourceOf(state.case.robots));
  const revealLine = useAppStore((state) => state.revealLine);
  const { title, text, remedy } = causeWords[cause];
  return (
    <li className={styles.cause}>
      <h4>
        {title}{' '}
        <small>
          {urls === 1 ? '1 URL' : `${urls.toLocaleString('en')} URLs`} ·{' '}
          {dialects.map(shortNameOf).join(', ')}
        </small>
      </h4>
      <p>{text}</p>
      <ul className={styles.lines} aria-label="Your lines">
        {lines.slice(0, mostLines).map((line) => (
          <li key={line}>
            <LineLink line={line} text={lineText(source, line)} onGo={revealLine} />
          </li>
        ))}
        {lines.length > mostLines && <li>and {lines.length - mostLines} more lines</li>}
      </ul>
      <p className={styles.example}>
        <code>{example.url}</code>
        <span>
          <SentenceText sentence={explainDifference(example.parting)} onLine={revealLine} />
        </span>
      </p>
      <p>
        <b>To make readers agree:</b> {remedy}
      </p>
      <ChoiceSources parting={example.parting} />
    </li>
  );
}
