import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const noInheritanceDocs: RuleDocs = {
  id: 'no-inheritance',
  summary: "Groups that lack rules of the group for '*'",
  why: "A crawler that a group names obeys only that group. Rules for '*' are for crawlers that no group names; they are not added. A group with one extra rule for Googlebot therefore exempts it from all the rules for '*'.",
  incorrect: [
    {
      text: 'User-agent: *\nDisallow: /admin\nDisallow: /cart\n\nUser-agent: FooBot\nDisallow: /admin\n',
      note: 'FooBot may fetch /cart.',
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /admin\n\nUser-agent: FooBot\nDisallow: /admin\nDisallow: /cart\n' },
    { text: 'User-agent: *\nDisallow: /admin\n\nUser-agent: FooBot\nDisallow: /\n' },
    {
      text: 'User-agent: *\nDisallow: /admin\n\nUser-agent: FooBot\nDisallow:\n',
      note: 'Everything is clearly allowed for FooBot.',
    },
  ],
  sources: [rfc9309('2.2.1'), googleSpec],
};
