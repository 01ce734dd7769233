import type { Crawler } from '../crawler.ts';
import { aiRegister, fromReports } from './defaults.ts';

/** Tokens that no request carries: they say what may become of pages fetched by another crawler, by token. */
export const controlTokens: readonly Crawler[] = [
  {
    ...fromReports,
    token: 'Applebot-Extended',
    operator: 'Apple',
    purpose: 'control-token',
    userAgentHeader: null,
    stance: 'never-fetches',
    stanceNote: 'Says whether pages that Applebot fetched may train Apple’s models; search is not affected.',
    source: 'https://support.apple.com/en-us/119829',
  },
  {
    ...fromReports,
    token: 'Webzio-Extended',
    operator: 'Webz.io',
    purpose: 'control-token',
    userAgentHeader: null,
    stance: 'never-fetches',
    stanceNote: 'Reported from memory as the token that excludes Webz.io’s data from training.',
    source: aiRegister,
    certainty: 'unverified',
  },
];
