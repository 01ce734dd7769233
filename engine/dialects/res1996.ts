import { res1996Access } from './access/res1996.ts';
import type { Dialect } from './dialect.ts';
import { res1994 } from './res1994.ts';

/** draft-koster-robots-00, 4 December 1996: version 1.0. */
export const res1996: Dialect = {
  id: 'res1996',
  name: 'Robot Exclusion 1996 (1.0)',
  shortName: '1996',
  summary: 'The internet draft of 4 December 1996: Allow and Disallow; the first matching line decides.',
  sources: [
    {
      title: 'draft-koster-robots-00, A Method for Web Robots Control',
      url: 'http://www.robotstxt.org/norobots-rfc.txt',
    },
  ],
  choices: {
    ...res1994.choices,
    allow: 'known',
    agentRunEndedBy: 'any-other-field',
    agentOfLine: 'whole-value',
    agentMatch: 'name-inside-line',
    escapes: 'decoded-except-slash',
    robotsTxt: 'always-allowed',
  },
  evidence: {
    ...res1994.evidence,
    byteOrderMark: {
      certainty: 'ours',
      source: 'draft-koster-robots-00 3.3',
      note: 'US-ASCII only; a byte order mark breaks the first field name.',
    },
    whiteSpace: { certainty: 'ours', source: 'draft-koster-robots-00 3.3' },
    nul: { certainty: 'ours', source: 'draft-koster-robots-00 3.3' },
    lineOctets: { certainty: 'text', source: 'draft-koster-robots-00 3.3', note: 'No limit is stated.' },
    missingColon: { certainty: 'text', source: 'draft-koster-robots-00 3.3' },
    fieldNames: { certainty: 'text', source: 'draft-koster-robots-00 3.3' },
    allow: { certainty: 'text', source: 'draft-koster-robots-00 3.2.2' },
    blankLine: { certainty: 'text', source: 'draft-koster-robots-00 3.3' },
    agentRunEndedBy: {
      certainty: 'text',
      source: 'draft-koster-robots-00 3.3, ruleline',
      note: 'In the grammar an extension line is a rule line.',
    },
    agentOfLine: { certainty: 'text', source: 'draft-koster-robots-00 3.2.1' },
    agentAsked: { certainty: 'text', source: 'draft-koster-robots-00 3.2.1' },
    agentMatch: { certainty: 'text', source: 'draft-koster-robots-00 3.2.1' },
    agentFallbacks: { certainty: 'text', source: 'draft-koster-robots-00 3.2.1' },
    star: { certainty: 'text', source: 'draft-koster-robots-00 3.2.1' },
    sameAgent: { certainty: 'text', source: 'draft-koster-robots-00 3.2.1' },
    precedence: { certainty: 'text', source: 'draft-koster-robots-00 3.2.2' },
    specialOctets: { certainty: 'text', source: 'draft-koster-robots-00 3.2.2' },
    emptyValue: {
      certainty: 'ours',
      source: 'draft-koster-robots-00 3.2.2, 4',
      note: 'The example uses it to allow everything; as a prefix of every URL it matches first.',
    },
    valueWithoutSlash: { certainty: 'reported', source: 'WWW::RobotRules' },
    valueIsUrl: { certainty: 'ours', source: 'draft-koster-robots-00 3.2.2' },
    escapes: { certainty: 'text', source: 'draft-koster-robots-00 3.2.2' },
    robotsTxt: { certainty: 'text', source: 'draft-koster-robots-00 3.2.2' },
    indexHtml: { certainty: 'text', source: 'draft-koster-robots-00 3.2.2' },
    target: {
      certainty: 'ours',
      source: 'draft-koster-robots-00 3.2.2',
      note: 'The text mentions only the path; implementations compare path and query.',
    },
    fileOctets: { certainty: 'text', source: 'draft-koster-robots-00 5.1' },
    oversizeFile: { certainty: 'text', source: 'draft-koster-robots-00 5.1' },
  },
  access: res1996Access,
};
