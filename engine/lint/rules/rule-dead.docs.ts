import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const ruleDeadDocs: RuleDocs = {
  id: 'rule-dead',
  summary: 'A rule that never decides',
  why: "If several rules match, the longest decides; if they are equally long, Allow wins. If a longer rule matches every URL that this one does, this one never decides: 'Disallow: /shop/' has no effect next to 'Allow: /shop/*', which is one character longer.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/*\n' },
    { text: 'User-agent: *\nDisallow: /ab\nAllow: /*b\n', note: 'Equal in length, so Allow wins.' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/help/\n' },
    { text: 'User-agent: *\nDisallow: /\nDisallow: /admin/\n', note: 'Unnecessary, but it decides.' },
  ],
  sources: [rfc9309('2.2.2'), googleSpec],
};
