import { rfc9309, standard1994 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const agentInDisallowDocs: RuleDocs = {
  id: 'agent-in-disallow',
  summary: "A crawler's name where a path belongs",
  why: "Disallow says which paths are closed; who is meant stands in the User-agent line above. A crawler's name after Disallow is compared with paths, matches none, and the crawler goes on as before.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: scooter\n' },
    { text: 'User-agent: *\nDisallow: /tmp/\nDisallow: AhrefsBot\n' },
  ],
  correct: [
    { text: 'User-agent: scooter\nDisallow: /\n\nUser-agent: *\nDisallow:\n' },
    {
      text: 'User-agent: *\nDisallow: /scooter\n',
      note: 'With its slash it is a path, whatever it is called.',
    },
  ],
  sources: [rfc9309('2.2.2'), standard1994],
};
