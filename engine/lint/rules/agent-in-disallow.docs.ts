import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentInDisallowDocs: RuleDocs = {
  id: 'agent-in-disallow',
  summary: "A crawler's name where a path belongs",
  why: "Disallow lists blocked paths; the User-agent line above names the crawler. A crawler's name after Disallow is compared with paths and matches none, so it has no effect on the crawler.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: scooter\n' },
    { text: 'User-agent: *\nDisallow: /tmp/\nDisallow: AhrefsBot\n' },
  ],
  correct: [
    { text: 'User-agent: scooter\nDisallow: /\n\nUser-agent: *\nDisallow:\n' },
    {
      text: 'User-agent: *\nDisallow: /scooter\n',
      note: 'With a slash it is a path.',
    },
  ],
  sources: [rfc9309('2.2.2'), standard1994],
};
