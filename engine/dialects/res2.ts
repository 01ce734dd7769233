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
      note: 'A record without Robot-version follows the 1996 rules.',
    },
    agentRunEndedBy: { certainty: 'ours', source: readSource },
    robotVersion: {
      certainty: 'reported',
      source: readSource,
      note: 'Major version 2; the mailing list later decided that it is only documentation.',
    },
    precedence: {
      certainty: 'ours',
      source: `${readSource}; mails of October 1996`,
      note: 'Not specified: an exact match before a wildcard match, else the longest; Disallow wins ties.',
    },
    specialOctets: {
      certainty: 'text',
      source: `${readSource}; mail of 12 November 1996`,
      note: 'Without a star, only the exact path; with a star, anchored at both ends.',
    },
    emptyValue: {
      certainty: 'ours',
      source: readSource,
      note: 'As in 1994 and 1996; in a 2.0 record it is the shortest wildcard pattern, not an exact path.',
    },
    robotsTxt: {
      certainty: 'ours',
      source: readSource,
      note: 'Not stated; in records without Robot-version it is always allowed, as in 1996.',
    },
    escapes: {
      certainty: 'ours',
      source: readSource,
      note: 'Not stated; compared as written; as in 1996 in records without Robot-version.',
    },
  },
  access: res2Access,
};
