import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const pathUnencodedDocs: RuleDocs = {
  id: 'path-unencoded',
  summary: 'Raw spaces or non-ASCII characters in a path',
  why: "Crawlers request '/my%20file', never '/my file', so for nearly all of them a rule with a raw space matches nothing. Letters such as 'é' are less of a problem: Google and RFC 9309 encode them before comparing. Crawlers that compare character by character, as in 1994, don't.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /my file.html\n' },
    {
      text: 'User-agent: *\nDisallow: /café/\n',
      note: 'Fine for Google; not for a crawler that compares as written.',
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /my%20file.html\n' },
    { text: 'User-agent: *\nDisallow: /caf%C3%A9/\n' },
  ],
  sources: [rfc9309('2.2.2'), googleParser],
};
