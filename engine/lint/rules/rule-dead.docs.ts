import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const ruleDeadDocs: RuleDocs = {
  id: 'rule-dead',
  summary: 'A rule that never decides',
  why: "Where several rules match, the longest decides, and at equal length Allow. If another rule matches all that this one does and is longer, this one never has a say: 'Disallow: /shop/' does nothing beside 'Allow: /shop/*', which is longer by its star.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/*\n' },
    { text: 'User-agent: *\nDisallow: /ab\nAllow: /*b\n', note: 'Equal in length, so Allow wins.' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/help/\n' },
    { text: 'User-agent: *\nDisallow: /\nDisallow: /admin/\n', note: 'Needless, but it decides.' },
  ],
  sources: [rfc9309('2.2.2'), googleSpec],
};
