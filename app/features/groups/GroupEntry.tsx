import { LineLink } from '../../components/LineLink.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { GroupAccount } from '../../store/selectors/groupsView.ts';
import { plainText } from '../../wording/sentence.ts';
import styles from './GroupEntry.module.css';

/** The first rules of a group, in file order. */
function Rules({ rules: { first, total } }: Pick<GroupAccount, 'rules'>) {
  const revealLine = useAppStore((state) => state.revealLine);
  if (total === 0) return <p className={styles.none}>no rules: everything is allowed</p>;
  return (
    <ul className={styles.rules}>
      {first.map(({ line, text }) => (
        <li key={line}>
          <LineLink line={line} text={text} onGo={revealLine} />
        </li>
      ))}
      {total > first.length && (
        <li className={styles.none}>and {(total - first.length).toLocaleString('en')} more rules</li>
      )}
    </ul>
  );
}

/** A group as it holds for some names: who they are, what else it governs, and its rules. */
export function GroupEntry({ group }: { readonly group: GroupAccount }) {
  const revealLine = useAppStore((state) => state.revealLine);
  return (
    <li className={group.isReaders ? `${styles.entry} ${styles.binding}` : styles.entry}>
      <ul className={styles.names}>
        {group.names.map(({ known, places }) => (
          <li key={places.map(({ line }) => line).join(' ')}>
            {places.map(({ line, text }) => (
              <LineLink key={line} line={line} text={text} onGo={revealLine} />
            ))}
            <span className={styles.known}>{known}</span>
          </li>
        ))}
      </ul>
      <div className={styles.body}>
        <Rules rules={group.rules} />
        {group.sentences.map((sentence) => (
          <p key={plainText(sentence)} className={styles.about}>
            <SentenceText sentence={sentence} onLine={revealLine} />
          </p>
        ))}
      </div>
    </li>
  );
}
