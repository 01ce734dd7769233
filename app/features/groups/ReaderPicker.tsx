import type { Case, CaseReading } from '../../../engine/index.ts';
import { dialectOf, dialects } from '../../../engine/index.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { Bot } from '../../store/selectors/bots.ts';
import type { GroupReader } from '../../store/selectors/groupReader.ts';
import { readerChoices } from '../../store/selectors/groupReader.ts';
import styles from './ReaderPicker.module.css';

function BotOptions({ label, bots }: { readonly label: string; readonly bots: readonly Bot[] }) {
  if (bots.length === 0) return null;
  return (
    <optgroup label={label}>
      {bots.map(({ asked, crawler }) => (
        <option key={asked} value={asked}>
          {crawler.token}
        </option>
      ))}
    </optgroup>
  );
}

interface ReaderPickerProps {
  readonly theCase: Case;
  readonly reader: GroupReader;
}

const readings: readonly CaseReading[] = ['each-its-own', ...dialects.map(({ id }) => id)];

/** Which bot reads the file, and in which dialect. */
export function ReaderPicker({ theCase, reader }: ReaderPickerProps) {
  const setBot = useAppStore((state) => state.setGroupsBot);
  const setReading = useAppStore((state) => state.setGroupsReading);
  const { mine, named } = readerChoices(theCase);
  const { bot, reading, matcher } = reader;
  const isListed = [...mine, ...named].some(({ asked }) => asked === bot.asked);
  return (
    <div className={styles.bar}>
      <label>
        As
        <select value={bot.asked} onChange={({ target }) => setBot(target.value)} aria-label="Bot">
          {!isListed && <BotOptions label="Shown now" bots={[bot]} />}
          <BotOptions label="My bots" bots={mine} />
          <BotOptions label="Named in the file" bots={named} />
        </select>
      </label>
      <label>
        reads it, as
        <select
          value={reading}
          aria-label="Dialect"
          onChange={({ target }) => {
            const chosen = readings.find((one) => one === target.value);
            if (chosen !== undefined) setReading(chosen);
          }}
        >
          {readings.map((one) => (
            <option key={one} value={one}>
              {one === 'each-its-own'
                ? `its operator says: ${dialectOf(bot.crawler.dialect).shortName}`
                : dialectOf(one).name}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.summary}>{dialectOf(matcher.dialect).summary}</p>
    </div>
  );
}
