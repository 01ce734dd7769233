import type { RuleDocs } from '../lintRule.ts';

export const contentUsageValueDocs: RuleDocs = {
  id: 'content-usage-value',
  summary: 'An invalid Content-Usage preference',
  why: 'Content-Usage is an IETF draft for stating how content may be used: an optional path, then train-ai and search with y or n. Anything else is ignored.',
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
