import { defineRule } from '../lintRule.ts';

/** No directive at all. */
export const emptyFile = defineRule({
  id: 'empty-file',
  category: 'policy',
  severity: 'info',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    empty: 'The file is empty, so every crawler may fetch everything, as if there were no file.',
    comments: 'The file has only comments, so every crawler may fetch everything.',
  },
  *check({ lines }) {
    const kinds = new Set(lines.map(({ scanned }) => scanned.content.kind));
    if (kinds.has('field') || kinds.has('malformed')) return;
    yield { messageId: kinds.has('comment') ? 'comments' : 'empty', span: { from: 0, to: 0 } };
  },
});
