import { Rows3 } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { selectIsAnswering, selectShownRows } from '../../store/selectors/shown.ts';
import { countRows, selectListBots } from '../../store/selectors/verdicts.ts';
import { KeepButton } from './KeepButton.tsx';
import styles from './ResultBar.module.css';
import { ResultFilter, someBot } from './ResultFilter.tsx';
import { SearchField } from './SearchField.tsx';

/** What is shown of the results and how, and what is done with all of them. */
export function ResultBar() {
  const counts = useAppStore((state) => countRows(selectShownRows(state)));
  const bots = useAppStore((state) => selectListBots(state.case).length);
  const isOld = useAppStore(selectIsAnswering);
  const isGrouped = useAppStore((state) => state.isGroupedByRule);
  const setGroupedByRule = useAppStore((state) => state.setGroupedByRule);
  if (counts.all === 0) return null;
  return (
    <div className={styles.bar} aria-busy={isOld}>
      <ResultFilter
        filters={[
          { id: 'all', name: 'All', count: counts.all, always: true },
          {
            id: 'blocked',
            name: 'Blocked',
            ...someBot('blocked', bots),
            count: counts.blocked,
            always: true,
          },
          {
            id: 'allowed',
            name: 'Allowed',
            ...someBot('allowed', bots),
            count: counts.allowed,
            always: true,
          },
          {
            id: 'differs',
            name: 'Classics differ',
            description:
              'URLs where the 1996 or 1994 standard gives a different verdict than one of the bots',
            count: counts.differs,
            always: true,
          },
          { id: 'unexpected', name: 'Unexpected', count: counts.unexpected },
          { id: 'outside', name: 'Other origin', count: counts.outside },
          { id: 'unreadable', name: 'Invalid', count: counts.unreadable },
        ]}
      />
      <SearchField />
      <Button aria-pressed={isGrouped} variant="quiet" onClick={() => setGroupedByRule(!isGrouped)}>
        <Rows3 aria-hidden="true" />
        By rule
      </Button>
      <KeepButton />
    </div>
  );
}
