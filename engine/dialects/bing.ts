import { bingAccess } from './access/bing.ts';
import type { Dialect } from './dialect.ts';
import { google } from './google.ts';

const help = 'Bing Webmaster help, robots.txt';

/** What is known of bingbot's reading. */
export const bing: Dialect = {
  ...google,
  id: 'bing',
  name: 'Bing',
  shortName: 'Bing',
  summary: "Bingbot's reading as far as Microsoft documents it: like Google's, with strict field names.",
  sources: [
    {
      title: 'To crawl or not to crawl, that is BingBot’s question',
      url: 'https://blogs.bing.com/webmaster/May-2012/To-crawl-or-not-to-crawl,-that-is-BingBot-s-questi',
    },
  ],
  choices: {
    ...google.choices,
    missingColon: 'malformed',
    fieldNames: 'exact',
    agentOfLine: 'before-slash-or-blank',
    agentAsked: 'without-version',
    indexHtml: 'nothing',
    fileOctets: 'unlimited',
    oversizeFile: 'read-whole',
  },
  evidence: {
    byteOrderMark: { certainty: 'unverified', source: help },
    whiteSpace: { certainty: 'unverified', source: help },
    nul: { certainty: 'unverified', source: help },
    lineOctets: { certainty: 'unverified', source: help },
    missingColon: { certainty: 'ours', source: help },
    fieldNames: { certainty: 'ours', source: help },
    allow: { certainty: 'vendor', source: 'Bing Webmaster blog, May 2012' },
    blankLine: { certainty: 'ours', source: help },
    agentRunEndedBy: { certainty: 'ours', source: help },
    robotVersion: { certainty: 'ours', source: help },
    agentOfLine: { certainty: 'ours', source: help },
    agentAsked: { certainty: 'ours', source: help },
    agentMatch: { certainty: 'ours', source: help },
    agentFallbacks: {
      certainty: 'reported',
      source: help,
      note: 'Whether bingbot obeys groups for msnbot is unverified.',
    },
    star: {
      certainty: 'reported',
      source: help,
      note: "With its own group, bingbot ignores '*' except for Crawl-delay.",
    },
    sameAgent: { certainty: 'ours', source: help },
    precedence: {
      certainty: 'reported',
      source: help,
      note: 'The most specific rule; that Allow wins ties is unverified.',
    },
    specialOctets: { certainty: 'vendor', source: help },
    emptyValue: { certainty: 'ours', source: help },
    valueWithoutSlash: { certainty: 'ours', source: help },
    valueIsUrl: { certainty: 'ours', source: help },
    escapes: { certainty: 'ours', source: help },
    robotsTxt: { certainty: 'unverified', source: help },
    indexHtml: {
      certainty: 'ours',
      source: help,
      note: "Google's behaviour; nothing suggests that Bing does the same.",
    },
    target: { certainty: 'ours', source: help },
    fileOctets: { certainty: 'unverified', source: help },
    oversizeFile: { certainty: 'unverified', source: help },
  },
  access: bingAccess,
};
