import { slurpAccess } from './access/slurp.ts';
import type { Dialect } from './dialect.ts';
import { res1996 } from './res1996.ts';

const help = 'Yahoo! Search help, Slurp';

/** Yahoo! Slurp as Yahoo documented it: history, but its records are still in many files. */
export const slurp: Dialect = {
  ...res1996,
  id: 'slurp',
  name: 'Yahoo! Slurp',
  shortName: 'Slurp',
  summary:
    "Yahoo's former crawler: the 1996 draft with * and $, and the first record whose name contains Slurp.",
  sources: [
    {
      title: 'Yahoo! Search help, How do I prevent pages from being crawled',
      url: 'http://help.yahoo.com/l/us/yahoo/search/webcrawler/slurp-02.html',
    },
  ],
  choices: {
    ...res1996.choices,
    agentAsked: 'slurp-or-without-version',
    specialOctets: 'star-and-final-dollar',
  },
  evidence: {
    ...res1996.evidence,
    agentAsked: { certainty: 'vendor', source: help, note: "The first record that contains 'Slurp'." },
    agentMatch: { certainty: 'vendor', source: help },
    specialOctets: { certainty: 'vendor', source: help },
    precedence: {
      certainty: 'ours',
      source: help,
      note: 'Not stated; the 1996 draft, which it says it follows, uses the first match.',
    },
    robotsTxt: { certainty: 'ours', source: help },
  },
  access: slurpAccess,
};
