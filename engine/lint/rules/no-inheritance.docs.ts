import { googleSpec, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const noInheritanceDocs: RuleDocs = {
  id: 'no-inheritance',
  summary: "Groups that lack rules of the group for '*'",
  why: "A crawler that a group names obeys that group and nothing else. Rules for '*' are for those whom no group names; they are not added. Who writes a group with one rule more for Googlebot has freed it from all the others.",
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
      note: 'Everything is open to FooBot, and plainly so.',
    },
  ],
  sources: [rfc9309('2.2.1'), googleSpec],
};
