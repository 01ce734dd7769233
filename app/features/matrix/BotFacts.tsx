import type { Bot } from '../../store/selectors/bots.ts';
import { dateInWords } from '../../wording/dates.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { certaintySentences } from '../../wording/stances.ts';
import styles from './BotFacts.module.css';

/** Only addresses of the web become links, whatever the catalogue says. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** What is known of a bot, how sure, and where it is written. */
export function BotFacts({ bot }: { readonly bot: Bot }) {
  const { crawler, isKnown } = bot;
  const { operator, stanceNote, certainty, checked, source, dialect, fallbacks, ignoresStar, retired } =
    crawler;
  if (!isKnown) return <p>{stanceNote}</p>;
  return (
    <dl className={styles.facts}>
      <dt>operator</dt>
      <dd>
        {operator}
        {retired !== null &&
          `; inactive${retired.since === null ? '' : ` since ${retired.since}`}${
            retired.successor === null ? '' : `, see ${retired.successor}`
          }`}
      </dd>
      <dt>obeys</dt>
      <dd>{stanceNote}</dd>
      <dt>dialect</dt>
      <dd>
        {shortNameOf(dialect)}
        {fallbacks.length > 0 && `; without its own group, uses the group for ${fallbacks.join(', then ')}`}
        {ignoresStar && '; does not obey the group for *'}
      </dd>
      <dt>certainty</dt>
      <dd>
        {certaintySentences[certainty]} Checked on {dateInWords(checked)}.{' '}
        {isWebAddress(source) && (
          <a href={source} target="_blank" rel="noreferrer">
            Source
          </a>
        )}
      </dd>
    </dl>
  );
}
