import { googleParser } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const indexHtmlDocs: RuleDocs = {
  id: 'index-html',
  summary: "An Allow of '/index.html' that opens the directory for Google",
  why: "Google's parser reads 'Allow: /shop/index.html' as an Allow of '/shop/' as well, since servers usually answer both with the same page. No other crawler is known to do so: for them '/shop/' stays closed.",
  incorrect: [{ text: 'User-agent: *\nAllow: /shop/index.html\nDisallow: /shop/\n' }],
  correct: [
    { text: 'User-agent: *\nAllow: /shop/$\nAllow: /shop/index.html\nDisallow: /shop/\n' },
    { text: 'User-agent: *\nAllow: /shop/index.html\n', note: 'Nothing closes the directory.' },
  ],
  sources: [googleParser],
};
