import { rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentUnknownDocs: RuleDocs = {
  id: 'agent-unknown',
  summary: 'Crawlers that the catalogue does not have',
  why: 'Anybody may write a crawler and name it, so that a name unknown to the catalogue is no mistake by itself. It is worth a look all the same: the crawler may be long gone, or its name be spelt otherwise.',
  incorrect: [{ text: 'User-agent: FooBot\nDisallow: /\n' }],
  correct: [
    { text: 'User-agent: bingbot\nDisallow: /\n' },
    { text: 'User-agent: Yandex\nDisallow: /\n', note: 'All crawlers of Yandex.' },
    { text: 'User-agent: *\nDisallow: /\n' },
  ],
  sources: [rfc9309('2.2.1')],
};
