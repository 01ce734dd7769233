import type { CrawlerPurpose } from '../../engine/index.ts';
import type { BotSetId } from '../store/selectors/botSets.ts';
import { purposeNames } from './purposes.ts';

/** The names of the sets of bots, for choosing. */
export const botSetNames: { readonly [Set in BotSetId]: string } = {
  'search-engines': 'Search engines',
  'ai-training': 'AI training',
  'ai-search': 'AI search and assistants',
  seo: 'SEO tools',
  named: 'Named in the file',
  mine: 'My bots',
  everything: 'Everything',
};

/** The names of the sections of a matrix. */
export const sectionNames: { readonly [Purpose in CrawlerPurpose | 'unknown']: string } = {
  ...purposeNames,
  'ai-search': botSetNames['ai-search'],
  unknown: 'Not in the catalogue',
};

/**
 * The bots of a set as a sentence counts them: 'All 11 AI training crawlers'; `tokens` where names by which nobody fetches
 * are among them.
 */
export const botSetNouns: {
  readonly [Set in BotSetId]: { readonly one: string; readonly many: string; readonly tokens: string };
} = {
  'search-engines': {
    one: 'search crawler',
    many: 'search crawlers',
    tokens: 'search crawlers and control tokens',
  },
  'ai-training': {
    one: 'AI training crawler',
    many: 'AI training crawlers',
    tokens: 'AI training crawlers and control tokens',
  },
  'ai-search': {
    one: 'AI search and assistant crawler',
    many: 'AI search and assistant crawlers',
    tokens: 'AI search and assistant crawlers and control tokens',
  },
  seo: { one: 'SEO crawler', many: 'SEO crawlers', tokens: 'SEO crawlers and control tokens' },
  named: {
    one: 'bot named in the file',
    many: 'bots named in the file',
    tokens: 'bots and control tokens named in the file',
  },
  mine: {
    one: 'bot in your list',
    many: 'bots in your list',
    tokens: 'bots and control tokens in your list',
  },
  everything: {
    one: 'active crawler',
    many: 'active crawlers',
    tokens: 'active crawlers and control tokens',
  },
};
