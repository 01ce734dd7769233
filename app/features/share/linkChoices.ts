import type { SharedNames } from '../../store/selectors/nameless.ts';
import type { LinkForm } from './useMadeLink.ts';

interface Choice<Id> {
  readonly id: Id;
  readonly title: string;
  readonly description: string;
}

/** What of the names goes along. */
export const names: readonly Choice<SharedNames>[] = [
  { id: 'all', title: 'As they are', description: '' },
  { id: 'no-hosts', title: 'Without hosts', description: 'also without title and note' },
  { id: 'no-hosts-or-words', title: 'Without hosts and path words', description: 'of the same shape' },
];

/** How the link carries the case. */
export const forms: readonly Choice<LinkForm>[] = [
  { id: 'packed', title: 'Packed', description: 'compressed, all of the case' },
  { id: 'written-out', title: 'Written out', description: 'to be read, changed and written by hand' },
];
