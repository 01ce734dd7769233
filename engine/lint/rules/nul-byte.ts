import { defineRule } from '../lintRule.ts';

const nuls = new RegExp(`${String.fromCharCode(0)}+`, 'g');

/** A NUL inside a line. */
export const nulByte = defineRule({
  id: 'nul-byte',
  category: 'encoding',
  severity: 'error',
  dialects: ['google', 'bing'],
  fix: 'changes-meaning',
  supersedes: ['unknown-directive', 'directive-typo', 'missing-colon', 'empty-value', 'path-unencoded'],
  messages: {
    nul: 'This line contains a NUL byte (invisible). Google ends the line there and never reads the rest: {rest}. Remove it.',
  },
  *check({ lines, source }) {
    if (!source.octets.includes(0)) return;
    for (const { text, span } of lines) {
      const at = text.indexOf('\u0000');
      if (at === -1) continue;
      const places = [...text.matchAll(nuls)];
      const rest = text.slice(at).replaceAll('\u0000', '').trim().slice(0, 60);
      yield {
        messageId: 'nul',
        data: { rest: rest === '' ? 'nothing, this time' : `'${rest}'` },
        span: { from: span.from + at, to: span.from + at + (places[0]?.[0].length ?? 1) },
        fix: {
          label: 'Remove the NUL',
          edits: places.map(({ index, 0: found }) => {
            const from = span.from + index;
            return { from, to: from + found.length, insert: '' };
          }),
          changes: 'Google reads the whole line.',
        },
      };
    }
  },
});
