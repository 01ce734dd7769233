import type { FileReading } from '../../engine/index.ts';
import { textOf } from './valueText.ts';

/** The lines of a group, from its first User-agent line to its last directive; 1-based, both included. */
export interface GroupSection {
  readonly from: number;
  readonly to: number;
  /** The names as written, in their order. */
  readonly agents: readonly string[];
}

/** The groups of a file as runs of lines. Sitemap lines belong to no group, wherever they stand. */
export function groupSections(file: FileReading): readonly GroupSection[] {
  return file.groups.flatMap(({ agents, rules, others }) => {
    const [first] = agents;
    if (first === undefined) return [];
    const own = others.filter(({ field }) => field !== 'sitemap');
    const to = [...agents, ...rules, ...own].reduce((last, { line }) => Math.max(last, line), first.line);
    return [{ from: first.line, to, agents: agents.map(({ value }) => textOf(file, value)) }];
  });
}
