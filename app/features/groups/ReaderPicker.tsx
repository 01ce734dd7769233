import type { CaseReading } from '../../../engine/index.ts';
import { dialectOf, dialects } from '../../../engine/index.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { Bot } from '../../store/selectors/bots.ts';
import type { GroupsView } from '../../store/selectors/groupsView.ts';
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

const readings: readonly CaseReading[] = ['each-its-own', ...dialects.map(({ id }) => id)];

/** Which bot reads the file, and in which dialect. */
export function ReaderPicker({ view }: { readonly view: GroupsView }) {
  const setBot = useAppStore((state) => state.setGroupsBot);
  const setReading = useAppStore((state) => state.setGroupsReading);
  const { bot, reading, dialect, choices } = view;
  const { mine, named } = choices;
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
        reads it as
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
                ? `its operator documents: ${dialectOf(bot.crawler.dialect).shortName}`
                : dialectOf(one).name}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.summary}>{dialectOf(dialect).summary}</p>
    </div>
  );
}
