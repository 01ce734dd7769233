import { draft1996, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const directiveCaseDocs: RuleDocs = {
  id: 'directive-case',
  summary: 'A directive in unusual letter case',
  why: "The names of directives ignore letter case in every standard, so 'DISALLOW' works. The usual form is easier to read, and easier to find when one searches many files.",
  incorrect: [{ text: 'USER-AGENT: *\nDISALLOW: /a\n' }, { text: 'User-agent: *\ndisAllow: /a\n' }],
  correct: [{ text: 'User-Agent: *\ndisallow: /a\n' }, { text: 'User-agent: *\nDisallow: /A\n' }],
  sources: [rfc9309('2.2'), draft1996],
};
