import { draft1996, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const directiveCaseDocs: RuleDocs = {
  id: 'directive-case',
  summary: 'A directive with unusual capitalisation',
  why: "Directive names are not case-sensitive in any standard, so 'DISALLOW' works. The usual form is easier to read and to search for.",
  incorrect: [{ text: 'USER-AGENT: *\nDISALLOW: /a\n' }, { text: 'User-agent: *\ndisAllow: /a\n' }],
  correct: [{ text: 'User-Agent: *\ndisallow: /a\n' }, { text: 'User-agent: *\nDisallow: /A\n' }],
  sources: [rfc9309('2.2'), draft1996],
};
