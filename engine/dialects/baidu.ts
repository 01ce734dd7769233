import { baiduAccess } from './access/baidu.ts';
import type { Dialect } from './dialect.ts';
import { res1994 } from './res1994.ts';

const help = "Copies of Baidu's help, robots.txt";

/** What copies of Baidu's help say of Baiduspider's reading. */
export const baidu: Dialect = {
  ...res1994,
  id: 'baidu',
  name: 'Baidu',
  shortName: 'Baidu',
  summary: "Baiduspider's reading: records as in 1994, Allow, * and $, and the first matching line decides.",
  sources: [{ title: 'Baidu, robots.html', url: 'https://www.baidu.com/search/robots.html' }],
  choices: {
    ...res1994.choices,
    allow: 'known',
    agentRunEndedBy: 'allow-or-disallow',
    agentMatch: 'equal',
    specialOctets: 'star-and-final-dollar',
  },
  evidence: {
    ...res1994.evidence,
    lineOctets: { certainty: 'unverified', source: help },
    missingColon: { certainty: 'reported', source: help },
    fieldNames: { certainty: 'reported', source: help },
    robotVersion: { certainty: 'ours', source: help },
    agentFallbacks: { certainty: 'reported', source: help },
    indexHtml: { certainty: 'ours', source: help },
    allow: { certainty: 'reported', source: help },
    blankLine: { certainty: 'reported', source: help },
    agentRunEndedBy: { certainty: 'ours', source: help },
    agentOfLine: { certainty: 'ours', source: help },
    agentAsked: { certainty: 'ours', source: help },
    agentMatch: { certainty: 'ours', source: help },
    star: { certainty: 'reported', source: help },
    precedence: {
      certainty: 'reported',
      source: help,
      note: 'States explicitly that the order of Allow and Disallow matters.',
    },
    specialOctets: { certainty: 'reported', source: help },
    emptyValue: { certainty: 'reported', source: help },
    valueWithoutSlash: { certainty: 'ours', source: help },
    valueIsUrl: { certainty: 'ours', source: help },
    escapes: { certainty: 'unverified', source: help },
    fileOctets: {
      certainty: 'unverified',
      source: help,
      note: "A 48 KB limit is known only for Baidu's test tool.",
    },
    oversizeFile: { certainty: 'unverified', source: help },
  },
  access: baiduAccess,
};
