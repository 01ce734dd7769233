import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { GroupsView } from '../../store/selectors/groupsView.ts';
import { precedenceWords } from '../../wording/binding.ts';
import styles from './Binding.module.css';
import { Part } from './Part.tsx';
import { RuleTable } from './RuleTable.tsx';

/** What binds the bot: by which groups, and their rules in the order in which they decide. */
export function Binding({ view }: { readonly view: GroupsView }) {
  const revealLine = useAppStore((state) => state.revealLine);
  const { sentence, precedence, exemptsRobotsTxt, rules } = view.binding;
  return (
    <Part title={`Rules for ${view.bot.crawler.token}`}>
      <p className={styles.sentence} aria-live="polite">
        <SentenceText sentence={sentence} onLine={revealLine} />
        {rules.total > 1 && ` ${precedenceWords[precedence]}`}
        {exemptsRobotsTxt && rules.total > 0 && ' /robots.txt is always allowed.'}
      </p>
      <RuleTable view={view} />
    </Part>
  );
}
