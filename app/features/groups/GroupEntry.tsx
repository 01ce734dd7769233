import type { Group } from '../../../engine/index.ts';
import { LineLink } from '../../components/LineLink.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { GovernedGroup } from '../../store/selectors/governedBots.ts';
import type { GroupReader } from '../../store/selectors/groupReader.ts';
import { lineText } from '../../store/selectors/lineText.ts';
import { groupSentences, knownAs } from '../../wording/groupWords.ts';
import { plainText } from '../../wording/sentence.ts';
import styles from './GroupEntry.module.css';

/** How many rules of a group are shown. */
const ruleLimit = 6;

interface GroupEntryProps {
  readonly group: GovernedGroup;
  readonly reader: GroupReader;
}

/** The first rules of some groups, in file order. */
function Rules({ groups, reader }: { readonly groups: readonly Group[]; readonly reader: GroupReader }) {
  const revealLine = useAppStore((state) => state.revealLine);
  const rules = groups.flatMap(({ rules: own }) => own);
  if (rules.length === 0) return <p className={styles.none}>no rules: everything is allowed</p>;
  return (
    <ul className={styles.rules}>
      {rules.slice(0, ruleLimit).map(({ line }) => (
        <li key={line}>
          <LineLink line={line} text={lineText(reader.matcher.file.source, line)} onGo={revealLine} />
        </li>
      ))}
      {rules.length > ruleLimit && (
        <li className={styles.none}>and {(rules.length - ruleLimit).toLocaleString('en')} more rules</li>
      )}
    </ul>
  );
}

/** A group as it holds for some names: who they are, what else it governs, and its rules. */
export function GroupEntry({ group, reader }: GroupEntryProps) {
  const revealLine = useAppStore((state) => state.revealLine);
  const { source } = reader.matcher.file;
  return (
    <li className={group.isReaders ? `${styles.entry} ${styles.binding}` : styles.entry}>
      <ul className={styles.names}>
        {group.names.map(({ name, star, lines }) => (
          <li key={lines.join(' ')}>
            {lines.map((line) => (
              <LineLink key={line} line={line} text={lineText(source, line)} onGo={revealLine} />
            ))}
            <span className={styles.known}>{knownAs(name, star)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.body}>
        <Rules groups={group.groups} reader={reader} />
        {groupSentences(group, reader.bot.crawler.token).map((sentence) => (
          <p key={plainText(sentence)} className={styles.about}>
            <SentenceText sentence={sentence} onLine={revealLine} />
          </p>
        ))}
      </div>
    </li>
  );
}
