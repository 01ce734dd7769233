import type { BulkClient } from '../services/bulk/client.ts';
import type { AppStore } from './appStore.ts';
import type { BulkInputs, BulkRunState } from './bulkSlice.ts';
import { selectBulkInputs } from './selectors/bulkInputs.ts';

/** How long inputs must have rested before a run for them begins, in milliseconds. */
const rest = 250;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Has long lists answered by a worker, anew whenever robots.txt, bots or list change. The run before stays on show until
 * the new one has rows. Returns how to stop.
 */
export function runBulk(store: AppStore, loadClient: () => Promise<BulkClient>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = new AbortController();
  let current: BulkRunState | null = null;

  const show = (run: BulkRunState) => {
    current = run;
    store.getState().setBulkRun(run);
  };

  const start = async (inputs: BulkInputs): Promise<void> => {
    abort.abort();
    const own = new AbortController();
    abort = own;
    const client = await loadClient();
    if (own.signal.aborted) return;
    const { list, ...rest } = inputs;
    const isCurrent = () => abort === own;
    const handle = client.start(
      { ...rest, list: typeof list === 'string' ? new Blob([list]) : list },
      {
        signal: own.signal,
        onProgress: (progress) => {
          if (isCurrent()) show({ ...(current?.handle === handle ? current : begun), progress });
        },
      },
    );
    const begun: BulkRunState = {
      inputs,
      handle,
      phase: 'runs',
      progress: null,
      message: '',
      cancel: () => own.abort(),
      restart: () => void start(inputs),
    };
    const end = (phase: BulkRunState['phase'], message: string) => {
      if (isCurrent()) show({ ...(current?.handle === handle ? current : begun), phase, message });
    };
    await handle.finished.then(
      () => end('done', ''),
      (error: unknown) => end(own.signal.aborted ? 'cancelled' : 'failed', messageOf(error)),
    );
  };

  const follow = (inputs: BulkInputs | null) => {
    clearTimeout(timer);
    if (inputs === null) {
      abort.abort();
      abort = new AbortController();
      current?.handle.release();
      current = null;
      store.getState().setBulkRun(null);
    } else timer = setTimeout(() => void start(inputs), current === null ? 0 : rest);
  };

  const stop = store.subscribe(selectBulkInputs, follow, { fireImmediately: true });
  return () => {
    clearTimeout(timer);
    stop();
    abort.abort();
  };
}
