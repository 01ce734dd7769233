import { Download, Rows3 } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { BulkRunState } from '../../store/bulkSlice.ts';
import styles from './ResultBar.module.css';
import { ResultFilter, someBot } from './ResultFilter.tsx';
import { SearchField } from './SearchField.tsx';
import { useExportRows } from './useExportRows.ts';

interface BulkBarProps {
  readonly run: BulkRunState;
  /** How many rows are shown. */
  readonly shown: number;
  /** True while what is shown is about to change. */
  readonly isBusy: boolean;
}

/** Rows with a verdict for some bot: each bot's are counted, so of several nobody knows. */
const exact = (counts: readonly number[]): number | null => (counts.length === 1 ? (counts[0] ?? 0) : null);

/** What is shown of a long list and how, and what it came to as a file. */
export function BulkBar({ run, shown, isBusy }: BulkBarProps) {
  const isGrouped = useAppStore((state) => state.isGroupedByRule);
  const setGroupedByRule = useAppStore((state) => state.setGroupedByRule);
  const filter = useAppStore((state) => state.urlFilter);
  const { save, isSaving } = useExportRows(run);
  const { progress, inputs } = run;
  if (progress === null) return null;
  const counted = (id: typeof filter, count: number | null) => (filter === id && !isBusy ? shown : count);
  return (
    <div className={styles.bar}>
      <ResultFilter
        filters={[
          { id: 'all', name: 'All', count: progress.rows, always: true },
          {
            id: 'blocked',
            name: 'Blocked',
            ...someBot('blocked', inputs.bots.length),
            count: counted('blocked', exact(progress.disallowed)),
            always: true,
          },
          {
            id: 'allowed',
            name: 'Allowed',
            ...someBot('allowed', inputs.bots.length),
            count: counted('allowed', exact(progress.allowed)),
            always: true,
          },
          {
            id: 'differs',
            name: 'Bots differ',
            description: 'URLs that one bot may fetch and another may not',
            count: inputs.bots.length > 1 ? counted('differs', null) : 0,
          },
          { id: 'unexpected', name: 'Unexpected', count: progress.unexpected },
          { id: 'outside', name: 'Other origin', count: progress.outside },
          { id: 'unreadable', name: 'Invalid', count: progress.unreadable },
        ]}
      />
      <SearchField />
      <Button aria-pressed={isGrouped} variant="quiet" onClick={() => setGroupedByRule(!isGrouped)}>
        <Rows3 aria-hidden="true" />
        By rule
      </Button>
      <Button variant="quiet" disabled={isSaving || isBusy} onClick={() => void save('csv')}>
        <Download aria-hidden="true" />
        {isSaving ? 'Saving…' : 'CSV'}
      </Button>
    </div>
  );
}
