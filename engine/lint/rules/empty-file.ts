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
    empty: 'The file is empty, so everything is allowed to every crawler. That is as good as no file.',
    comments: 'The file has comments and no directive, so everything is allowed to every crawler.',
  },
  *check({ lines }) {
    const kinds = new Set(lines.map(({ scanned }) => scanned.content.kind));
    if (kinds.has('field') || kinds.has('malformed')) return;
    yield { messageId: kinds.has('comment') ? 'comments' : 'empty', span: { from: 0, to: 0 } };
  },
});
