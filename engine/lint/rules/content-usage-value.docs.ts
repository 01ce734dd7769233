import type { RuleDocs } from '../lintRule.ts';

export const contentUsageValueDocs: RuleDocs = {
  id: 'content-usage-value',
  summary: 'A Content-Usage preference that nobody knows',
  why: 'Content-Usage is a draft of the IETF for saying how pages may be used: an optional path, then train-ai and search with y or n. What is not written exactly so counts as not said.',
  incorrect: [
    { text: 'User-agent: *\nContent-Usage: ai-train=n\nAllow: /\n' },
    { text: 'User-agent: *\nContent-Usage: /x/ train-ai=no\nAllow: /\n' },
  ],
  correct: [
    {
      text: 'User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: /open/ train-ai=y, search=y\nAllow: /\n',
    },
  ],
  sources: [
    {
      title: 'IETF: associating AI usage preferences with content (draft)',
      url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
    },
  ],
};
