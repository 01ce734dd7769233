import { res2Access } from './access/res2.ts';
import type { Dialect } from './dialect.ts';
import { res1994 } from './res1994.ts';

const readSource = "Conner, 'An Extended Standard for Robot Exclusion'";

/** 'An Extended Standard for Robot Exclusion' by Sean Conner: version 2.0. */
export const res2: Dialect = {
  id: 'res2',
  name: 'Extended Robot Exclusion (2.0)',
  shortName: '2.0',
  summary:
    "Sean Conner's extended standard of 1996: a record marked Robot-version: 2.0 has exact and wildcard patterns, visit times and request rates.",
  sources: [
    {
      title: 'An Extended Standard for Robot Exclusion',
      url: 'http://www.conman.org/people/spc/robots2.html',
    },
  ],
  choices: {
    ...res1994.choices,
    allow: 'known',
    agentRunEndedBy: 'disallow-or-allow-in-2.0',
    robotVersion: 'scopes-record',
    precedence: 'first-match-or-2.0',
    specialOctets: 'none-or-2.0',
  },
  evidence: {
    ...res1994.evidence,
    allow: {
      certainty: 'text',
      source: readSource,
      note: 'A record without Robot-version has the rules of 1996.',
    },
    agentRunEndedBy: { certainty: 'ours', source: readSource },
    robotVersion: {
      certainty: 'reported',
      source: readSource,
      note: 'A major version of 2; the list later held that it is documentation only.',
    },
    precedence: {
      certainty: 'ours',
      source: `${readSource}; mails of October 1996`,
      note: 'The text leaves it open: an exact match before a wildcard one, else the longest, Disallow wins ties.',
    },
    specialOctets: {
      certainty: 'text',
      source: `${readSource}; mail of 12 November 1996`,
      note: 'Without a star only the exact path; with one, anchored at both ends.',
    },
    emptyValue: {
      certainty: 'ours',
      source: readSource,
      note: 'As in 1994 and 1996; among the patterns of a 2.0 record it is the shortest wildcard, no exact path.',
    },
    robotsTxt: {
      certainty: 'ours',
      source: readSource,
      note: 'Nothing is said; in records without Robot-version it is always allowed, as in 1996.',
    },
    escapes: {
      certainty: 'ours',
      source: readSource,
      note: 'Nothing is said; compared as written, in records without Robot-version as in 1996.',
    },
  },
  access: res2Access,
};
