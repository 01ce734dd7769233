import { googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const percentInvalidDocs: RuleDocs = {
  id: 'percent-invalid',
  summary: "A '%' without two hexadecimal digits",
  why: "In a URL '%' starts an escape such as '%20'. Crawlers never request a URL with any other '%', so a rule that has one matches nothing. At the end of a path it matches every escape, which is usually not the intent of '/100%'.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /*/page%number\n' },
    { text: 'User-agent: *\nDisallow: /100%\n', note: "Matches '/100%20off' and '/100%C3%A9' as well." },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /100%25\n' },
    { text: 'User-agent: *\nDisallow: /my%20file\n' },
  ],
  sources: [
    { title: 'RFC 3986, 2.1: percent-encoding', url: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.1' },
    googleParser,
  ],
};
