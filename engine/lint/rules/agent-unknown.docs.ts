import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentUnknownDocs: RuleDocs = {
  id: 'agent-unknown',
  summary: 'Crawlers not in the catalogue',
  why: 'Anyone can write a crawler, so an unknown name is not necessarily a mistake. But check it: the crawler may be retired, or the name may be misspelt.',
  incorrect: [{ text: 'User-agent: FooBot\nDisallow: /\n' }],
  correct: [
    { text: 'User-agent: bingbot\nDisallow: /\n' },
    { text: 'User-agent: Yandex\nDisallow: /\n', note: 'All Yandex crawlers.' },
    { text: 'User-agent: *\nDisallow: /\n' },
  ],
  sources: [rfc9309('2.2.1')],
};
