import { googleParser, googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const unsupportedByGoogleDocs: RuleDocs = {
  id: 'unsupported-by-google',
  summary: 'Directives that Google ignores',
  why: 'Google uses User-agent, Allow, Disallow and Sitemap. Its parser recognises a dozen more names only to report them as unused. Most of them have a meaning for another crawler, so they are not mistakes, but Google ignores them.',
  incorrect: [
    { text: 'User-agent: *\nCrawl-delay: 10\nDisallow: /a\n' },
    { text: 'User-agent: *\nContent-Signal: ai-train=no\nDisallow:\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\nSitemap: https://example.com/sitemap.xml\n' },
    {
      text: 'User-agent: *\nCookies: no\nDisallow:\n',
      note: 'Not known to any crawler; reported by another rule.',
    },
  ],
  sources: [googleSpec, googleParser],
};
