import type { SharedNames } from '../../store/selectors/nameless.ts';
import type { LinkForm } from './useMadeLink.ts';

interface Choice<Id> {
  readonly id: Id;
  readonly title: string;
  readonly description: string;
}

/** What of the names goes along. */
export const names: readonly Choice<SharedNames>[] = [
  { id: 'all', title: 'Keep names', description: '' },
  { id: 'no-hosts', title: 'Without hosts', description: 'also removes the title and note' },
  {
    id: 'no-hosts-or-words',
    title: 'Without hosts and path words',
    description: 'with replacements of the same shape',
  },
];

/** How the link carries the case. */
export const forms: readonly Choice<LinkForm>[] = [
  { id: 'packed', title: 'Compact', description: 'compressed, contains the whole case' },
  { id: 'written-out', title: 'Readable', description: 'can be read and edited by hand' },
];
