import type { Case } from '../../../engine/index.ts';
import { withoutNames } from '../../../engine/index.ts';
import { memoizeLast } from '../memoize.ts';

/** What of a case's names is shared: all, all but hosts, or neither hosts nor words of paths. */
export type SharedNames = 'all' | 'no-hosts' | 'no-hosts-or-words';

/** The case without the names that are not to be shared. Whoever knows `seed` can check a guess. */
export const selectNameless = memoizeLast((theCase: Case, names: Exclude<SharedNames, 'all'>, seed: string) =>
  withoutNames(theCase, { paths: names === 'no-hosts-or-words', seed }),
);
