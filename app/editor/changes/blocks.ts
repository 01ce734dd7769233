import { crawlerPresets, crawlers } from '../../../engine/index.ts';

/** A few lines to be put into a file. */
export interface RuleBlockText {
  /** Names for User-agent lines. */
  readonly agents: readonly string[];
  /** Directives, in the order that readers of the first match need. */
  readonly rules: readonly string[];
  /** A comment above; '' for none. */
  readonly comment: string;
}

const training = new Set(crawlerPresets.find(({ id }) => id === 'ai-training')?.tokens);

/** Crawlers that fetch for the training of AI models, and tokens that withhold pages from it: those that the catalogue is sure of. */
export const trainingTokens: readonly string[] = crawlers
  .filter(({ retired, purpose, certainty, token }) => {
    if (retired !== null) return false;
    return training.has(token) || (purpose === 'ai-training' && certainty !== 'unverified');
  })
  .map(({ token }) => token);

/** Everything closed, as for a copy of a site that must not be found. */
export const stagingBlock: RuleBlockText = {
  agents: ['*'],
  rules: ['Disallow: /'],
  comment: 'Test site: blocks all crawling. Do not deploy this file to the live site.',
};

/** What WordPress itself closes, with the one file below it that pages need. */
export const wordPressBlock: RuleBlockText = {
  agents: ['*'],
  rules: ['Allow: /wp-admin/admin-ajax.php', 'Disallow: /wp-admin/'],
  comment: '',
};

/** Training of AI models closed; search stays as it is. */
export const trainingBlock: RuleBlockText = {
  agents: trainingTokens,
  rules: ['Disallow: /'],
  comment: 'No training of AI models',
};
