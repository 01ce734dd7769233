import { googleParser, googleSpec } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const unsupportedByGoogleDocs: RuleDocs = {
  id: 'unsupported-by-google',
  summary: 'Directives that Google ignores',
  why: "Google uses User-agent, Allow, Disallow and Sitemap. Its parser knows a dozen more names, only to report them as unused. Most of them mean something to another crawler, so they are no mistake; just don't count on Google.",
  incorrect: [
    { text: 'User-agent: *\nCrawl-delay: 10\nDisallow: /a\n' },
    { text: 'User-agent: *\nContent-Signal: ai-train=no\nDisallow:\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /a\nSitemap: https://example.com/sitemap.xml\n' },
    { text: 'User-agent: *\nCookies: no\nDisallow:\n', note: 'Known to nobody: another rule.' },
  ],
  sources: [googleSpec, googleParser],
};
