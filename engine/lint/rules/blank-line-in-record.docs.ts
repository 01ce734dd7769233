import { standard1994, yandexErrors, yandexRules } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const blankLineInRecordDocs: RuleDocs = {
  id: 'blank-line-in-record',
  summary: 'Blank lines between User-agent lines and their rules',
  why: 'The first standard separates groups with blank lines, and Yandex still reads files that way: a rule below a blank line belongs to no User-agent line and is ignored. Google and RFC 9309 skip blank lines, so the same file means different things to different crawlers.',
  incorrect: [
    { text: 'User-agent: *\n\nDisallow: /private/\n' },
    { text: 'User-agent: *\nDisallow: /a/\n\nDisallow: /b/\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /a/\n#\nDisallow: /b/\n' },
    { text: 'User-agent: *\nDisallow: /a/\n\nUser-agent: FooBot\nDisallow: /\n' },
    { text: 'User-agent: *\nDisallow: /a/\n\nSitemap: https://example.com/sitemap.xml\n' },
  ],
  sources: [standard1994, yandexRules, yandexErrors],
};
