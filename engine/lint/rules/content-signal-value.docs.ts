import type { RuleDocs } from '../lintRule.ts';

export const contentSignalValueDocs: RuleDocs = {
  id: 'content-signal-value',
  summary: 'An invalid Content-Signal',
  why: 'Content-Signal states what content may be used for after it is fetched: search=yes, ai-input=no, ai-train=no. A misspelt signal or one without a value states nothing, so the use is neither granted nor refused.',
  incorrect: [
    { text: 'User-agent: *\nContent-Signal: search=yes, ai-training=no\nAllow: /\n' },
    { text: 'User-agent: *\nContent-Signal: ai-train\nAllow: /\n' },
    { text: 'User-agent: *\nContent-Signal: ai-train=false\nAllow: /\n' },
  ],
  correct: [{ text: 'User-agent: *\nContent-Signal: search=yes, ai-input=no, ai-train=no\nAllow: /\n' }],
  sources: [{ title: 'Content signals', url: 'https://contentsignals.org/' }],
};
