import { ArrowLeftRight } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { dialectBots, dialectIds, differingRows, unnamedBot } from '../../store/selectors/dialectRows.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import styles from './DialectBar.module.css';
import type { DialectInputs } from './dialectInputs.ts';

const dialectOptions = dialectIds.map((id) => ({ value: id, name: shortNameOf(id) }));

/** For which bot the dialects are asked, which two are compared in detail, and which URLs are listed. */
export function DialectBar({
  inputs: { case: theCase, bot, pair, rows },
}: {
  readonly inputs: DialectInputs;
}) {
  const setBot = useAppStore((state) => state.setDialectBot);
  const setPair = useAppStore((state) => state.setDialectPair);
  const areAgreedShown = useAppStore((state) => state.areAgreedShown);
  const setAgreedShown = useAppStore((state) => state.setAgreedShown);
  const bots = dialectBots(theCase.bots).map(({ asked, crawler }) => ({
    value: asked,
    name: asked === unnamedBot.asked ? 'a bot not named in the file' : crawler.token,
  }));
  return (
    <div className={styles.bar}>
      <SelectField label="For" value={bot.asked} options={bots} onChange={setBot} />
      <span className={styles.pair}>
        <SelectField
          label="First dialect"
          before="Compare"
          value={pair.a}
          options={dialectOptions}
          onChange={(a) => setPair({ ...pair, a })}
        />
        <IconButton label="Swap the two dialects" onClick={() => setPair({ a: pair.b, b: pair.a })}>
          <ArrowLeftRight aria-hidden="true" />
        </IconButton>
        <SelectField
          label="Second dialect"
          before="with"
          value={pair.b}
          options={dialectOptions}
          onChange={(b) => setPair({ ...pair, b })}
        />
      </span>
      <fieldset className={styles.filter}>
        <legend className={styles.legend}>Show</legend>
        <Button variant="quiet" aria-pressed={!areAgreedShown} onClick={() => setAgreedShown(false)}>
          Differing <span className={styles.count}>{differingRows(rows).length.toLocaleString('en')}</span>
        </Button>
        <Button variant="quiet" aria-pressed={areAgreedShown} onClick={() => setAgreedShown(true)}>
          All <span className={styles.count}>{rows.length.toLocaleString('en')}</span>
        </Button>
      </fieldset>
    </div>
  );
}
