import type { Pace } from '../../../engine/index.ts';
import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { clockOf } from '../../store/selectors/fetchInput.ts';
import type { GroupsView } from '../../store/selectors/groupsView.ts';
import { useMinute } from '../../store/useMinute.ts';
import { crawlDelaySentences, requestRateSentences, visitSentence } from '../../wording/paceWords.ts';
import { plainText, type Sentence } from '../../wording/sentence.ts';
import { certaintySentences } from '../../wording/stances.ts';
import styles from './PaceList.module.css';
import { Part } from './Part.tsx';
import { TimeOfDayField } from './TimeOfDayField.tsx';

function sentencesOf({ crawlDelay, requestRate, visit }: Pace): readonly Sentence[] {
  return [
    ...crawlDelaySentences(crawlDelay),
    ...requestRateSentences(requestRate),
    ...[visitSentence(visit)].filter((sentence) => sentence.length > 0),
  ];
}

/** True where what holds depends on the time of day. */
function asksTime({ requestRate, visit }: Pace): boolean {
  return (
    visit.kind === 'window' ||
    (requestRate.kind === 'rate' && requestRate.rates.some(({ window }) => window !== null))
  );
}

/** How fast and when the bot may come. */
export function PaceList({ view: { bot, pace } }: { readonly view: GroupsView }) {
  const revealLine = useAppStore((state) => state.revealLine);
  const time = useAppStore((state) => state.case.time);
  const clock = clockOf(time, useMinute());
  const { practice } = pace.crawlDelay;
  const isPracticeTold = bot.isKnown && pace.crawlDelay.kind !== 'none';
  return (
    <Part title="Crawl pace">
      <ul className={styles.pace}>
        {sentencesOf(pace).map((sentence) => (
          <li key={plainText(sentence)}>
            <SentenceText sentence={sentence} onLine={revealLine} />
          </li>
        ))}
        {isPracticeTold && (
          <li className={styles.source}>
            {certaintySentences[practice.certainty]}{' '}
            {/^https?:\/\//i.test(practice.source) && (
              <a href={practice.source} target="_blank" rel="noreferrer">
                Source
              </a>
            )}
          </li>
        )}
      </ul>
      {asksTime(pace) && <TimeOfDayField clock={clock} isSet={time !== null} />}
    </Part>
  );
}
