import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const smartPunctuationDocs: RuleDocs = {
  id: 'smart-punctuation',
  summary: 'Typographic punctuation',
  why: "Word processors and some web pages replace quotes, hyphens and spaces with typographic ones. In a robots.txt a 'User–agent' with a dash is unknown, and a path after a non-breaking space does not start with a slash.",
  incorrect: [
    { text: 'User–agent: *\nDisallow: /a\n', note: 'A dash instead of a hyphen.' },
    { text: 'User-agent: *\nDisallow: “/a/”\n' },
    { text: 'User-agent: *\nDisallow:\u00a0/a\n', note: 'A non-breaking space.' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /a-b/\n' },
    { text: 'User-agent: *\nDisallow: /l’été–2024/\n', note: 'Inside a path they are part of it.' },
    { text: '# “quoted” – in a comment\nUser-agent: *\nDisallow: /a\n' },
  ],
  sources: [rfc9309('2.2'), googleParser],
};
