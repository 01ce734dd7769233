import type { RuleDocs } from '../lintRule.ts';

export const contentSignalValueDocs: RuleDocs = {
  id: 'content-signal-value',
  summary: 'A Content-Signal that nobody knows',
  why: 'Content-Signal states what may be done with pages once they were fetched: search=yes, ai-input=no, ai-train=no. A signal that is misspelt, or that lacks its value, states nothing, and nothing stated is neither granted nor refused.',
  incorrect: [
    { text: 'User-agent: *\nContent-Signal: search=yes, ai-training=no\nAllow: /\n' },
    { text: 'User-agent: *\nContent-Signal: ai-train\nAllow: /\n' },
    { text: 'User-agent: *\nContent-Signal: ai-train=false\nAllow: /\n' },
  ],
  correct: [{ text: 'User-agent: *\nContent-Signal: search=yes, ai-input=no, ai-train=no\nAllow: /\n' }],
  sources: [{ title: 'Content signals', url: 'https://contentsignals.org/' }],
};
