import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const percentLowercaseDocs: RuleDocs = {
  id: 'percent-lowercase',
  summary: 'Escapes with lower-case digits',
  why: "'%c3' and '%C3' are the same escape. Google converts the rule's digits to upper case but not the URL's, so the rule matches URLs with upper-case digits, the usual form, and not those with lower-case digits. Crawlers that compare as written do the reverse. Upper case works for both.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /caf%c3%a9/\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /caf%C3%A9/\n' }],
  sources: [
    {
      title: 'RFC 3986, 6.2.2.1: case normalization',
      url: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1',
    },
    rfc9309('2.2.2'),
    googleParser,
  ],
};
