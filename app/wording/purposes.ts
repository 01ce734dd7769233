import type { CrawlerPurpose } from '../../engine/index.ts';

/** What crawlers of a purpose are for, as a tag. */
export const purposeNames: { readonly [Purpose in CrawlerPurpose]: string } = {
  search: 'Search',
  ads: 'Ads',
  'ai-training': 'AI training',
  'ai-search': 'AI search',
  'user-triggered': 'User-triggered',
  seo: 'SEO tools',
  social: 'Social previews',
  archive: 'Archives',
  feed: 'Feeds',
  monitoring: 'Monitoring',
  'control-token': 'Control tokens',
  other: 'Other',
};
