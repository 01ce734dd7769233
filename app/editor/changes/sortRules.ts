import type { FileReading, Group } from '../../../engine/index.ts';
import type { FileChange } from './fileChange.ts';
import { change, nothing } from './fileChange.ts';
import { lineTexts } from './lineTexts.ts';

/** A rule with the comments right above it, which go where it goes. */
interface RuleBlock {
  /** 1-based lines, both included. */
  readonly from: number;
  readonly to: number;
  readonly isAllow: boolean;
  /** Octets of the path as written: what Google compares. */
  readonly length: number;
}

function blocksOf({ roles }: FileReading, { rules }: Group): readonly RuleBlock[] {
  return rules.map(({ kind, line, value }) => {
    let from = line;
    while (roles[from - 2]?.kind === 'comment') from -= 1;
    return { from, to: line, isAllow: kind === 'allow', length: value.to - value.from };
  });
}

/** The longest first, Allow before Disallow of the same length: the order that first-match readers need. */
function compareBlocks(a: RuleBlock, b: RuleBlock): number {
  return b.length - a.length || Number(b.isAllow) - Number(a.isAllow);
}

/**
 * Sorts the rules of the group on a line (1-based), or of every group where it lies in none. Crawlers that take the
 * longest match read the same as before; those that take the first begin to read likewise.
 */
export function sortRules(file: FileReading, line: number): FileChange {
  const lines = lineTexts(file);
  const role = file.roles[line - 1];
  const index = role !== undefined && 'group' in role ? role.group : null;
  const groups = index === null ? file.groups : file.groups.filter((group) => group.index === index);
  const textOf = ({ from, to }: RuleBlock) =>
    file.source.text.slice(lines[from - 1]?.from ?? 0, lines[to - 1]?.to ?? 0);
  const edits = groups.flatMap((group) => {
    const blocks = blocksOf(file, group);
    const sorted = blocks.toSorted(compareBlocks);
    return blocks.flatMap((block, place) => {
      const other = sorted[place];
      if (other === undefined || other === block) return [];
      return [
        { from: lines[block.from - 1]?.from ?? 0, to: lines[block.to - 1]?.to ?? 0, insert: textOf(other) },
      ];
    });
  });
  return edits.length === 0 ? nothing('The longest paths are already first.') : change(edits);
}
