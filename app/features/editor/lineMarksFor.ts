import type { LineMark } from '../../editor/lineMarks.ts';
import type { BotAnswer } from '../../store/selectors/verdicts.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';
import type { FileOutline } from '../../wording/fileOutline.ts';

/** What the marks of a file are drawn from. */
export interface LineMarkInputs {
  readonly outline: Pick<FileOutline, 'notes' | 'groupOfLine'>;
  /** For each deciding line, how many URLs it decides. */
  readonly decisions: ReadonlyMap<number, number>;
  /** How many URLs are governed by the file. */
  readonly asked: number;
  /** The answer that is looked at, if one is. */
  readonly selected: Pick<BotAnswer, 'verdict' | 'classics'> | null;
}

interface Draft {
  readonly tones: Set<LineMark['tones'][number]>;
  note: string;
}

/** The lines of the group that applies to the selected answer, from its User-agent lines to its last rule. */
function groupLines(groupOfLine: Int32Array, agentLine: number): readonly number[] {
  const group = groupOfLine[agentLine - 1] ?? -1;
  if (group < 0) return [];
  const lines: number[] = [];
  for (const [index, other] of groupOfLine.entries()) if (other === group) lines.push(index + 1);
  return lines;
}

/** What the editor says of each line, in the order of the lines. Lines of which there is nothing to say are left out. */
export function lineMarksFor({ outline, decisions, asked, selected }: LineMarkInputs): readonly LineMark[] {
  const drafts = new Map<number, Draft>();
  const draftOf = (line: number): Draft => {
    const known = drafts.get(line) ?? { tones: new Set(), note: '' };
    drafts.set(line, known);
    return known;
  };
  for (const [line, count] of decisions) draftOf(line).note = `decides ${count} of ${asked}`;
  for (const { line, note, isIgnored } of outline.notes) {
    draftOf(line).note = note;
    if (isIgnored) draftOf(line).tones.add('ignored');
  }
  if (selected !== null) {
    const { verdict, classics } = selected;
    for (const line of groupLines(outline.groupOfLine, verdict.agentLine)) draftOf(line).tones.add('group');
    const other = classics.find(({ allowed, line }) => allowed !== verdict.allowed && line !== verdict.line);
    if (other !== undefined && other.line > 0) {
      draftOf(other.line).tones.add('other');
      draftOf(other.line).note = `${shortNameOf(other.dialect)} decides here`;
    }
    if (verdict.line > 0) draftOf(verdict.line).tones.add('deciding');
  }
  return [...drafts]
    .toSorted(([a], [b]) => a - b)
    .map(([line, { tones, note }]) => ({ line, tones: [...tones], note }));
}
