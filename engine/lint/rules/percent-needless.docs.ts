import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const percentNeedlessDocs: RuleDocs = {
  id: 'percent-needless',
  summary: 'Unnecessary percent-escapes',
  why: "Letters, digits and '-', '.', '_', '~' need no escaping in URLs; '%7E' is an unnecessary escape for '~'. In RFC 9309 both sides are decoded, so '/%7Ejoe' matches '/~joe'. Google does not decode, so for Google it does not match, and the page stays allowed.",
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
