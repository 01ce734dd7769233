import type { FileReading, TextEdit } from '../../engine/index.ts';
import { editsOverlap } from '../../engine/index.ts';
import { stagingBlock, trainingBlock, wordPressBlock } from '../editor/changes/blocks.ts';
import type { FileChange } from '../editor/changes/fileChange.ts';
import { change, nothing } from '../editor/changes/fileChange.ts';
import { formatFile } from '../editor/changes/formatFile.ts';
import { insertBlock, insertSitemap, replaceByBlock } from '../editor/changes/insertBlock.ts';
import { sortRules } from '../editor/changes/sortRules.ts';
import { selectAllFindings } from '../store/selectors/findings.ts';
import { policyOf, sourceOf } from '../store/selectors/source.ts';
import { selectSiteOrigin } from '../store/selectors/urlRows.ts';
import { makeChange, offerChange } from './applyChange.ts';
import type { CommandTools } from './command.ts';

function fileOf({ store }: CommandTools): FileReading {
  return policyOf(sourceOf(store.getState().case.robots), 'google').file;
}

/** The fixes of some lint rules on the selected lines; where there are none, those of the whole file. */
function fixesOf({ store, editor }: CommandTools, rules: readonly string[], why: string): FileChange {
  const fixable = selectAllFindings(store.getState()).filter(
    ({ id, fix }) => fix !== undefined && rules.includes(id),
  );
  const { from, to } = editor.selectedLines();
  const here = fixable.filter(({ line }) => line >= from && line <= to);
  const edits: TextEdit[] = [];
  // Two fixes may want the same text: the first has it, the other is still there to be asked for.
  for (const { fix } of here.length > 0 ? here : fixable)
    if (fix !== undefined && !editsOverlap([...edits, ...fix.edits])) edits.push(...fix.edits);
  return edits.length === 0 ? nothing(why) : change(edits);
}

/** Moves comments behind directives to lines of their own. */
export function moveComments(tools: CommandTools): void {
  const found = fixesOf(tools, ['trailing-comment'], 'No line has a comment after a directive.');
  offerChange(tools, found, { title: 'Move comments above', done: 'Comments moved to their own lines' });
}

/** Gives each of several paths on a line a line of its own. */
export function splitPaths(tools: CommandTools): void {
  const found = fixesOf(tools, ['path-several'], 'No line has several paths.');
  offerChange(tools, found, { title: 'Split paths', done: 'Each path is now on its own line' });
}

/** Unites groups of the same crawler. */
export function mergeGroups(tools: CommandTools): void {
  const found = fixesOf(tools, ['duplicate-group', 'duplicate-star'], 'No crawler has several groups.');
  offerChange(tools, found, { title: 'Merge groups', done: 'Groups of the same crawler merged' });
}

/** Sorts the rules of the group at the cursor. */
export function sortBySpecificity(tools: CommandTools): void {
  const sorted = sortRules(fileOf(tools), tools.editor.selectedLines().from);
  offerChange(tools, sorted, {
    title: 'Sort rules by specificity',
    done: 'Most specific rules are now first',
  });
}

/** Formats the file as far as no verdict changes. */
export function format(tools: CommandTools): void {
  const words = { title: 'Format', done: 'Formatted' };
  makeChange(tools, formatFile(fileOf(tools)), words, 'Proven: no verdict changes.');
}

/** Closes the site, as for a copy that is for tests. */
export function closeSite(tools: CommandTools): void {
  const words = { title: 'Block the whole site', done: 'The file now blocks the whole site' };
  const file = fileOf(tools);
  const closed = replaceByBlock(file, stagingBlock);
  if (file.source.text.trim() === '') makeChange(tools, closed, words);
  else offerChange(tools, closed, words);
}

/** Keeps out who fetches for the training of AI models. */
export function keepTrainingOut(tools: CommandTools): void {
  const words = { title: 'Block AI training', done: 'Rules against AI training added' };
  makeChange(tools, insertBlock(fileOf(tools), trainingBlock), words);
}

/** Closes what WordPress itself closes. */
export function insertWordPress(tools: CommandTools): void {
  const words = { title: 'WordPress rules', done: 'WordPress rules added' };
  makeChange(tools, insertBlock(fileOf(tools), wordPressBlock), words);
}

/** Says where the sitemap is. */
export function insertSitemapLine(tools: CommandTools): void {
  const { origin } = selectSiteOrigin(tools.store.getState().case);
  const words = { title: 'Sitemap line', done: 'Sitemap line added' };
  makeChange(tools, insertSitemap(fileOf(tools), origin), words);
}
