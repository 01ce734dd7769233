import type { RuleDocs } from '../lintRule.ts';

export const pathNoSlashDocs: RuleDocs = {
  id: 'path-no-slash',
  summary: "A path that starts with neither '/' nor '*'",
  why: "The path of a URL always starts with a slash. Google compares a rule as it is written, so one without a slash never matches anything, and the pages it should block stay allowed. Only parsers from the 1990s read 'private' as '/private'.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: private/\n' },
    { text: 'User-agent: *\nDisallow: index.php?search=*\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /private/\n' },
    { text: 'User-agent: *\nDisallow: *.pdf$\n' },
    { text: 'User-agent: *\nDisallow:\n', note: 'An empty value is not a path: nothing is disallowed.' },
  ],
  sources: [
    {
      title: 'RFC 9309, 2.2.2: path-pattern',
      url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
    },
    {
      title: 'Google: URL matching based on path values',
      url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
    },
  ],
};
