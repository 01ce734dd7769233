import type { Expectation, UrlListEntry } from '../../../engine/index.ts';
import { bulkVerdicts } from '../../../engine/index.ts';
import type { BulkRows } from '../../services/bulk/protocol.ts';
import type { BulkInputs } from '../bulkSlice.ts';
import { memoizeByObject } from '../memoize.ts';
import { botOf } from './bots.ts';
import { sourceOf } from './source.ts';
import { readUrl } from './urlReading.ts';
import type { AnsweredRow } from './verdicts.ts';
import { rowAnswerer } from './verdicts.ts';

/** What the line of a row says: the worker keeps of its marks what they come to for each bot. */
function entryOf(rows: BulkRows, place: number, bots: readonly string[]): UrlListEntry {
  const cell = (bot: number) => place * bots.length + bot;
  const asked = bots.filter((_, bot) => rows.verdicts[cell(bot)] !== bulkVerdicts.notAsked);
  return {
    line: rows.listLines[place] ?? 0,
    url: rows.urls[place] ?? '',
    only: asked.length === 0 || asked.length === bots.length ? [] : asked,
    expectations: bots.flatMap((bot, at): readonly Expectation[] => {
      const expected = rows.expected[cell(at)];
      if (expected === bulkVerdicts.allowed) return [{ expected: 'allow', bots: [bot] }];
      return expected === bulkVerdicts.disallowed ? [{ expected: 'disallow', bots: [bot] }] : [];
    }),
  };
}

const answererOf = memoizeByObject(({ robots, bots, reading }: BulkInputs) =>
  rowAnswerer(sourceOf(robots), bots.map(botOf), bots, reading),
);

const rowsOf = memoizeByObject((_inputs: BulkInputs) => new WeakMap<BulkRows, Map<number, AnsweredRow>>());

/** A row of a long list with all that a short list's rows have, from what its run was asked. */
export function bulkRow(inputs: BulkInputs, rows: BulkRows, place: number): AnsweredRow {
  const byRows = rowsOf(inputs);
  const known = byRows.get(rows) ?? new Map<number, AnsweredRow>();
  byRows.set(rows, known);
  const row =
    known.get(place) ??
    answererOf(inputs)({
      entry: entryOf(rows, place, inputs.bots),
      reading: readUrl(rows.urls[place] ?? '', inputs.origin),
    });
  known.set(place, row);
  return row;
}
