import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const tokenTruncatedDocs: RuleDocs = {
  id: 'token-truncated',
  summary: "Names that Google's parser cuts short",
  why: "A product token has only the letters A to Z, _ and -. Google's parser stops reading a name at any other character: 'Googlebot Image' is Googlebot, 'Acme\\ Spider' is Acme, 'AI2Bot' is AI, '360Spider' nothing. This is harmless if the crawler is not Google's and compares its whole name. If the remaining text is another crawler's name, the rules apply to the wrong crawler.",
  incorrect: [
    { text: 'User-agent: Googlebot Image\nDisallow: /a/\n', note: 'The rules are for Googlebot.' },
    { text: 'User-agent: Acme\\ Spider\nDisallow: /\n', note: 'Copied from a server configuration.' },
    { text: 'User-agent: MJ12bot\nDisallow: /\n', note: 'True and harmless.' },
  ],
  correct: [
    { text: 'User-agent: Googlebot-Image\nDisallow: /a/\n' },
    { text: 'User-agent: Googlebot/2.1\nDisallow: /a/\n', note: 'A version is dropped, as it should be.' },
  ],
  sources: [rfc9309('2.2.1'), googleParser],
};
