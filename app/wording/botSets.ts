import type { BotSetId } from '../store/selectors/botSets.ts';

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

/** The bots of a set as a sentence counts them: 'All 11 AI training crawlers'. */
export const botSetNouns: { readonly [Set in BotSetId]: { readonly one: string; readonly many: string } } = {
  'search-engines': { one: 'search crawler', many: 'search crawlers' },
  'ai-training': { one: 'AI training crawler', many: 'AI training crawlers' },
  'ai-search': { one: 'AI search and assistant crawler', many: 'AI search and assistant crawlers' },
  seo: { one: 'SEO crawler', many: 'SEO crawlers' },
  named: { one: 'bot named in the file', many: 'bots named in the file' },
  mine: { one: 'bot in your list', many: 'bots in your list' },
  everything: { one: 'active crawler', many: 'active crawlers' },
};
