import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentIsHeaderDocs: RuleDocs = {
  id: 'agent-is-header',
  summary: "A full User-Agent header as a crawler's name",
  why: "Server logs show the long text that a crawler sends with each request, such as 'Mozilla/5.0 (compatible; FooBot/1.0)'. A robots.txt names a crawler by its product token, here FooBot. From the header, Google's parser keeps only 'Mozilla', which is no crawler's name.",
  incorrect: [
    { text: 'User-agent: Mozilla/5.0 (compatible; FooBot/1.0; +https://example.com/bot)\nDisallow: /\n' },
    { text: 'User-agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64)\nDisallow: /\n' },
  ],
  correct: [{ text: 'User-agent: FooBot\nDisallow: /\n' }, { text: 'User-agent: FooBot/1.0\nDisallow: /\n' }],
  sources: [rfc9309('2.2.1'), googleParser],
};
