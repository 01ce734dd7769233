import type { FileReading, LineRole } from '../../engine/index.ts';
import type { FileFacts } from './fileFacts.ts';
import { fileFacts } from './fileFacts.ts';
import type { GroupSection } from './groupSections.ts';
import { groupSections } from './groupSections.ts';

/** What is to be said of a line, whatever is asked of the file. */
export interface LineNote {
  /** 1-based. */
  readonly line: number;
  /** A few words; never ''. */
  readonly note: string;
  /** True where no reader makes anything of the line. */
  readonly isIgnored: boolean;
}

/** A file as Google's parser reads it, as far as the editor shows it beside the text: plain data, so that it can be sent. */
export interface FileOutline {
  readonly facts: FileFacts;
  /** The first groups, `outlineLimit` at most. */
  readonly sections: readonly GroupSection[];
  /** What is to be said of lines, `outlineLimit` of them at most, in the order of the lines. */
  readonly notes: readonly LineNote[];
  /** Whether there are more notes or groups than these. */
  readonly isCut: boolean;
  /** For each line the place of its group, -1 for one that is neither User-agent line nor rule of any. */
  readonly groupOfLine: Int32Array;
}

/** More notes and groups than these are not marked in the text: each moves with every key that is typed. */
export const outlineLimit = 5000;

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
      return role.by === 'typo' ? 'only Google accepts this' : '';
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

function notesOf(file: FileReading): readonly LineNote[] {
  const joins = joiningLines(file);
  const notes: LineNote[] = [];
  for (const [index, role] of file.roles.entries()) {
    const line = index + 1;
    const joined = joins.get(line);
    const note =
      joined !== undefined
        ? `shares the group of line ${joined}`
        : noteOfRole(role) || (matchesNothing(file, index) ? 'matches nothing' : '');
    if (note !== '') notes.push({ line, note, isIgnored: ignored.has(role.kind) });
  }
  return notes;
}

/** Outlines a file. */
export function outlineOf(file: FileReading): FileOutline {
  const [notes, sections] = [notesOf(file), groupSections(file)];
  return {
    facts: fileFacts(file),
    sections: sections.slice(0, outlineLimit),
    notes: notes.slice(0, outlineLimit),
    isCut: Math.max(notes.length, sections.length) > outlineLimit,
    groupOfLine: Int32Array.from(file.roles, (role) =>
      role.kind === 'agent' || role.kind === 'rule' ? role.group : -1,
    ),
  };
}
