import type { Bot } from '../../store/selectors/bots.ts';
import { dateInWords } from '../../wording/dates.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import { certaintySentences } from '../../wording/stances.ts';
import styles from './BotFacts.module.css';

/** Only addresses of the web become links, whatever the catalogue says. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

/** What is known of a bot, how surely, and where it is written. */
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
          `; it no longer crawls${retired.since === null ? '' : ` since ${retired.since}`}${
            retired.successor === null ? '' : `, see ${retired.successor}`
          }`}
      </dd>
      <dt>obeys</dt>
      <dd>{stanceNote}</dd>
      <dt>reads as</dt>
      <dd>
        {shortNameOf(dialect)}
        {fallbacks.length > 0 && `; without a group of its own, that of ${fallbacks.join(', then ')}`}
        {ignoresStar && '; the group of * does not bind it'}
      </dd>
      <dt>how sure</dt>
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
