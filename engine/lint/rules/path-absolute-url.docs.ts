import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const pathAbsoluteUrlDocs: RuleDocs = {
  id: 'path-absolute-url',
  summary: 'A full URL instead of a path',
  why: "A rule is compared with the path of a URL, and no path starts with 'https:'. Google and RFC 9309 therefore never match such a rule. Only some parsers from the 1990s used its path if the host was the same. A robots.txt applies only to its own host.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: https://example.com/private/\n' },
    {
      text: 'User-agent: *\nDisallow: http://other.example/private/\n',
      context: { origin: 'https://example.com' },
      note: "Rules for another host belong in that host's robots.txt.",
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /private/\n' },
    { text: 'User-agent: *\nDisallow: /proxy/https://\nDisallow: */http://\n' },
  ],
  sources: [rfc9309('2.2.2'), googleParser],
};
