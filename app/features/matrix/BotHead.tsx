import type { Bot } from '../../store/selectors/bots.ts';
import { certaintyTags, stanceTags } from '../../wording/stances.ts';
import styles from './BotHead.module.css';

interface BotHeadProps {
  readonly bot: Bot;
  /** Its place in the grid. */
  readonly cell: string;
  readonly isStop: boolean;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
  readonly onFocus: () => void;
}

/** What must be known of a bot beside its verdicts, in a few words. */
function tagsOf({ crawler }: Bot): readonly string[] {
  const { stance, ignoresStar, retired } = crawler;
  return [
    retired === null ? '' : 'inactive',
    stanceTags[stance],
    ignoresStar ? 'does not obey *' : '',
  ].filter((tag) => tag !== '');
}

/** The head of a row: the bot, its operator, and what the operator says that it obeys. */
export function BotHead({ bot, cell, isStop, isPicked, onPick, onFocus }: BotHeadProps) {
  const { token, operator, stance, certainty } = bot.crawler;
  const isWarned = stance === 'may-not-apply' || stance === 'ignores' || stance === 'reported-ignores';
  const tags = bot.isKnown ? tagsOf(bot) : [];
  return (
    <th scope="row" className={styles.head}>
      <button
        type="button"
        className={styles.bot}
        data-cell={cell}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isPicked}
        onClick={() => onPick(!isPicked)}
        onFocus={onFocus}
      >
        <span className={styles.token}>{token}</span>
        <span className={styles.about}>
          {bot.isKnown ? operator : 'not in the catalogue'}
          {tags.map((tag) => (
            <span key={tag} className={isWarned ? styles.warned : ''}>
              {' · '}
              {tag}
            </span>
          ))}
          {bot.isKnown && <span className={styles.certainty}> · {certaintyTags[certainty]}</span>}
        </span>
      </button>
    </th>
  );
}
