import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { GroupReader } from '../../store/selectors/groupReader.ts';
import type { UrlRow } from '../../store/selectors/urlRows.ts';
import { bindingSentence, precedenceWords } from '../../wording/binding.ts';
import styles from './Binding.module.css';
import { Part } from './Part.tsx';
import { RuleTable } from './RuleTable.tsx';

interface BindingProps {
  readonly reader: GroupReader;
  readonly rows: readonly UrlRow[];
}

/** What binds the bot: by which groups, and their rules in the order in which they decide. */
export function Binding({ reader, rows }: BindingProps) {
  const revealLine = useAppStore((state) => state.revealLine);
  const { policy } = reader.matcher;
  return (
    <Part title={`What binds ${reader.bot.crawler.token}`}>
      <p className={styles.sentence} aria-live="polite">
        <SentenceText sentence={bindingSentence(reader)} onLine={revealLine} />
        {policy.rules.length > 1 && ` ${precedenceWords[policy.precedence]}`}
        {policy.exemptsRobotsTxt && policy.rules.length > 0 && ' /robots.txt is always allowed.'}
      </p>
      <RuleTable reader={reader} rows={rows} />
    </Part>
  );
}
