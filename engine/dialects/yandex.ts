import { yandexAccess } from './access/yandex.ts';
import type { Dialect } from './dialect.ts';
import { google } from './google.ts';

const help = 'Yandex Webmaster help, Using robots.txt';

/** What Yandex documents of its robots' reading. */
export const yandex: Dialect = {
  ...google,
  id: 'yandex',
  name: 'Yandex',
  shortName: 'Yandex',
  summary: "Yandex's robots: a blank line ends a group; they look for their own name, then Yandex, then *.",
  sources: [
    {
      title: 'Yandex Webmaster, User-agent',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/user-agent',
    },
    {
      title: 'Yandex Webmaster, Allow and Disallow',
      url: 'https://yandex.com/support/webmaster/en/robot-workings/allow-disallow.html',
    },
    {
      title: 'Yandex Webmaster, errors in robots.txt',
      url: 'https://yandex.com/support/webmaster/en/error-dictionary/robots-txt.md',
    },
  ],
  choices: {
    ...google.choices,
    missingColon: 'malformed',
    fieldNames: 'exact',
    blankLine: 'ends-group',
    agentOfLine: 'before-slash-or-blank',
    agentAsked: 'without-version',
    agentFallbacks: ['yandex'],
    valueWithoutSlash: 'ignored',
    indexHtml: 'nothing',
    fileOctets: 512_000,
    oversizeFile: 'file-ignored',
  },
  evidence: {
    byteOrderMark: { certainty: 'unverified', source: help },
    whiteSpace: { certainty: 'unverified', source: help },
    nul: { certainty: 'unverified', source: help },
    lineOctets: { certainty: 'unverified', source: help },
    missingColon: { certainty: 'ours', source: help },
    fieldNames: { certainty: 'ours', source: help },
    allow: { certainty: 'vendor', source: 'Yandex Webmaster, Allow and Disallow' },
    blankLine: { certainty: 'vendor', source: 'Yandex Webmaster, User-agent' },
    agentRunEndedBy: { certainty: 'ours', source: help },
    robotVersion: { certainty: 'ours', source: help },
    agentOfLine: { certainty: 'ours', source: help },
    agentAsked: { certainty: 'ours', source: help },
    agentMatch: { certainty: 'vendor', source: 'Yandex Webmaster, User-agent' },
    agentFallbacks: { certainty: 'vendor', source: 'Yandex Webmaster, User-agent' },
    star: { certainty: 'vendor', source: 'Yandex Webmaster, User-agent' },
    sameAgent: { certainty: 'unverified', source: help },
    precedence: { certainty: 'vendor', source: 'Yandex Webmaster, Allow and Disallow' },
    specialOctets: { certainty: 'vendor', source: 'Yandex Webmaster, Allow and Disallow' },
    emptyValue: { certainty: 'unverified', source: help },
    valueWithoutSlash: { certainty: 'vendor', source: 'Yandex Webmaster, errors in robots.txt' },
    valueIsUrl: { certainty: 'ours', source: help },
    escapes: { certainty: 'ours', source: help },
    robotsTxt: { certainty: 'unverified', source: help },
    indexHtml: { certainty: 'ours', source: help },
    target: { certainty: 'ours', source: help },
    fileOctets: {
      certainty: 'vendor',
      source: 'Yandex Webmaster, requirements',
      note: '500 KB; read as 500 KiB here.',
    },
    oversizeFile: {
      certainty: 'vendor',
      source: 'Yandex Webmaster, requirements',
      note: 'A larger file is treated as allowing everything.',
    },
  },
  access: yandexAccess,
};
