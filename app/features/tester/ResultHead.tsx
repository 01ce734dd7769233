import { SentenceText } from '../../components/SentenceText.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { Bot } from '../../store/selectors/bots.ts';
import { matcherOf } from '../../store/selectors/bots.ts';
import { sourceOf } from '../../store/selectors/source.ts';
import { lineRef } from '../../wording/sentence.ts';
import { noLineReasons } from '../../wording/verdictReasons.ts';
import styles from './ResultHead.module.css';

/** The group by which a bot is bound: the same for every URL. */
function GroupOf({ bot }: { readonly bot: Bot }) {
  const source = useAppStore((state) => sourceOf(state.case.robots));
  const reading = useAppStore((state) => state.case.reading);
  const revealLine = useAppStore((state) => state.revealLine);
  const { selection, unbound } = matcherOf(source, bot, reading).policy;
  const line = selection.groups[0]?.by.line;
  if (line === undefined) return noLineReasons[unbound ?? 'no-group'];
  return <SentenceText sentence={['group of ', lineRef(line)]} onLine={revealLine} />;
}

interface ResultHeadProps {
  readonly bots: readonly Bot[];
  /** The bot whose classic verdicts are shown. */
  readonly focus: string;
}

/** The head of the table: each bot with the group that applies to it. */
export function ResultHead({ bots, focus }: ResultHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">URL</th>
        {bots.map((bot) => (
          <th key={bot.asked} scope="col">
            <span className={styles.name}>{bot.crawler.token}</span>
            <span className={styles.group}>
              <GroupOf bot={bot} />
            </span>
          </th>
        ))}
        <th scope="col">
          <span className={styles.name}>Classic RES</span>
          <span className={styles.group}>for {bots.find(({ asked }) => asked === focus)?.crawler.token}</span>
        </th>
      </tr>
    </thead>
  );
}
