import type { Dialect } from './dialect.ts';
import { res1996 } from './res1996.ts';

/** 1.0 with the direction of the name match that books and libraries use. */
export const res1996Book: Dialect = {
  ...res1996,
  id: 'res1996-book',
  name: 'Robot Exclusion 1996, book version',
  shortName: '1996 book',
  summary:
    "The 1996 draft with the name match reversed: the line's name is looked for in the robot's name, as described in a well-known book.",
  sources: [
    ...res1996.sources,
    {
      title: 'HTTP: The Definitive Guide, chapter 9',
      url: 'https://www.oreilly.com/library/view/http-the-definitive/1565925092/',
    },
  ],
  choices: { ...res1996.choices, agentOfLine: 'without-version', agentMatch: 'line-inside-name' },
  evidence: {
    ...res1996.evidence,
    agentOfLine: { certainty: 'reported', source: 'HTTP: The Definitive Guide 9.4.3' },
    agentMatch: { certainty: 'reported', source: 'HTTP: The Definitive Guide 9.4.3; WWW::RobotRules' },
  },
};
