import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const percentNeedlessDocs: RuleDocs = {
  id: 'percent-needless',
  summary: 'Escapes of characters that need none',
  why: "Letters, digits and '-', '.', '_', '~' stand in URLs as they are; '%7E' is a needless way to write '~'. RFC 9309 wants both sides decoded, so '/%7Ejoe' covers '/~joe'. Google decodes nothing, so for Google it does not, and the page that browsers and crawlers ask for stays open.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /%7Ejoe/\n' }],
  correct: [
    { text: 'User-agent: *\nDisallow: /~joe/\n' },
    { text: 'User-agent: *\nDisallow: /a%20b%2Fc\n', note: 'Escapes of other characters are needed.' },
  ],
  sources: [
    rfc9309('2.2.2'),
    {
      title: 'RFC 3986, 2.3: unreserved characters',
      url: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.3',
    },
    googleParser,
  ],
};
