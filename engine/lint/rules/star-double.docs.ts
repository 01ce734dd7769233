import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const starDoubleDocs: RuleDocs = {
  id: 'star-double',
  summary: "Several '*' in a row",
  why: "'*' matches any text, including slashes, so '**' means the same as '*'. The second star only makes the rule longer, and the longer rule wins.",
  incorrect: [{ text: 'User-agent: *\nDisallow: /**/print\n' }],
  correct: [{ text: 'User-agent: *\nDisallow: /*/print\n' }],
  sources: [rfc9309('2.2.3'), googleSpec],
};
