import { googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const indexHtmlDocs: RuleDocs = {
  id: 'index-html',
  summary: "An Allow for '/index.html' that also allows the directory for Google",
  why: "Google's parser reads 'Allow: /shop/index.html' as an Allow for '/shop/' too, because servers usually return the same page for both. No other crawler is known to do so: for them '/shop/' stays blocked.",
  incorrect: [{ text: 'User-agent: *\nAllow: /shop/index.html\nDisallow: /shop/\n' }],
  correct: [
    { text: 'User-agent: *\nAllow: /shop/$\nAllow: /shop/index.html\nDisallow: /shop/\n' },
    { text: 'User-agent: *\nAllow: /shop/index.html\n', note: 'The directory is not blocked.' },
  ],
  sources: [googleParser],
};
