import type { CommandSection, ReadyCommand } from '../../commands/command.ts';
import { type FuzzyMatch, fuzzyMatch } from './fuzzyMatch.ts';

/** The headings of the sections, in their order. */
export const sectionNames: { readonly [Section in CommandSection]: string } = {
  case: 'Case',
  open: 'Open',
  share: 'Share and save',
  go: 'Go to',
  problems: 'Problems',
  tidy: 'Tidy',
  insert: 'Insert',
  bots: 'Bots',
  view: 'View',
  help: 'Help',
};

/** A command as it was found. */
export interface FoundCommand {
  /** Of its own in the list: a recent command stands in it twice. */
  readonly id: string;
  readonly command: ReadyCommand;
  readonly spans: FuzzyMatch['spans'];
}

/** Commands under a heading. */
export interface PaletteGroup {
  readonly heading: string;
  readonly items: readonly FoundCommand[];
}

interface ScoredCommand extends FoundCommand {
  readonly score: number;
}

/** What is not in the title may be in the description or the section, and counts less. */
const asideWeight = 0.4;

function scored(command: ReadyCommand, query: string): ScoredCommand | null {
  const inTitle = fuzzyMatch(query, command.title);
  if (inTitle !== null) return { id: command.id, command, spans: inTitle.spans, score: inTitle.score };
  const aside = fuzzyMatch(query, `${command.title} ${sectionNames[command.section]} ${command.description}`);
  // Letter by letter, anything is somewhere in a long text.
  if (aside === null || aside.score < 50) return null;
  return { id: command.id, command, spans: [], score: aside.score * asideWeight };
}

/** Whether a word is the id of a section. */
export const isSection = (name: string): name is CommandSection => name in sectionNames;

/** The commands that a query finds, by sections: the best first; without a query all, the recent ones first. */
export function paletteGroups(
  commands: readonly ReadyCommand[],
  query: string,
  recent: readonly string[],
): readonly PaletteGroup[] {
  const found = commands.flatMap((command) => scored(command, query) ?? []);
  const groups = Object.keys(sectionNames)
    .filter(isSection)
    .map((section) => ({
      heading: sectionNames[section],
      items: found.filter(({ command }) => command.section === section).toSorted((a, b) => b.score - a.score),
    }))
    .filter(({ items }) => items.length > 0);
  if (query.trim() !== '')
    return groups.toSorted((a, b) => (b.items[0]?.score ?? 0) - (a.items[0]?.score ?? 0));
  const last = recent.flatMap((id) => found.find(({ command }) => command.id === id) ?? []);
  if (last.length === 0) return groups;
  return [
    { heading: 'Recent', items: last.map((item) => ({ ...item, id: `recent ${item.id}` })) },
    ...groups,
  ];
}
