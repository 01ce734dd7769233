import type { FileReading, LineRole } from '../../../engine/index.ts';
import type { LineMark } from '../../editor/lineMarks.ts';
import type { BotAnswer } from '../../store/selectors/verdicts.ts';
import { shortNameOf } from '../../wording/dialectNames.ts';

/** What the marks of a file are drawn from. */
export interface LineMarkInputs {
  /** The file as Google's parser reads it. */
  readonly file: FileReading;
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

/** What to say of a line that Google's parser does not use as it was meant. */
function noteOfRole(role: LineRole): string {
  switch (role.kind) {
    case 'orphan':
      return 'belongs to no group';
    case 'malformed':
      return 'not a directive';
    case 'unknown':
      return 'unknown, ignored';
    case 'agent':
    case 'rule':
      return role.by === 'typo' ? 'only Google forgives this' : '';
    default:
      return '';
  }
}

const ignored: ReadonlySet<LineRole['kind']> = new Set<LineRole['kind']>(['orphan', 'malformed', 'unknown']);

/** User-agent lines that share the group of a later one from which a reader would think them apart. */
function joiningLines({ groups, roles }: FileReading): ReadonlyMap<number, number> {
  const joins = new Map<number, number>();
  for (const { agents } of groups) {
    for (const [index, agent] of agents.entries()) {
      const next = agents[index + 1];
      if (next === undefined) continue;
      const between = roles.slice(agent.line, next.line - 1);
      if (between.some(({ kind }) => kind !== 'comment')) joins.set(agent.line, next.line);
    }
  }
  return joins;
}

/** A value that starts with neither '/' nor '*' can't match: every target starts with '/'. */
function matchesNothing({ source, lines, roles }: FileReading, index: number): boolean {
  const content = lines[index]?.content;
  if (roles[index]?.kind !== 'rule' || content?.kind !== 'field') return false;
  const first = source.octets[content.value.from];
  const isEmpty = content.value.from === content.value.to;
  return !isEmpty && first !== 0x2f && first !== 0x2a;
}

/** The lines of the group that applies to the selected answer, from its User-agent lines to its last rule. */
function groupLines({ roles }: FileReading, agentLine: number): readonly number[] {
  const role = roles[agentLine - 1];
  if (role?.kind !== 'agent') return [];
  return roles.flatMap((other, index) =>
    (other.kind === 'agent' || other.kind === 'rule') && other.group === role.group ? [index + 1] : [],
  );
}

/** What the editor says of each line, in the order of the lines. Lines of which there is nothing to say are left out. */
export function lineMarksFor({ file, decisions, asked, selected }: LineMarkInputs): readonly LineMark[] {
  const drafts = new Map<number, Draft>();
  const draftOf = (line: number): Draft => {
    const known = drafts.get(line) ?? { tones: new Set(), note: '' };
    drafts.set(line, known);
    return known;
  };
  const joins = joiningLines(file);
  for (const [index, role] of file.roles.entries()) {
    const line = index + 1;
    const joined = joins.get(line);
    const count = decisions.get(line);
    const note =
      joined !== undefined
        ? `joins the group of line ${joined}`
        : noteOfRole(role) ||
          (matchesNothing(file, index) ? 'matches nothing' : '') ||
          (count === undefined ? '' : `decides ${count} of ${asked}`);
    if (note !== '') draftOf(line).note = note;
    if (ignored.has(role.kind)) draftOf(line).tones.add('ignored');
  }
  if (selected !== null) {
    const { verdict, classics } = selected;
    for (const line of groupLines(file, verdict.agentLine)) draftOf(line).tones.add('group');
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
