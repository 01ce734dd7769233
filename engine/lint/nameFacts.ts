import type { Crawler } from '../crawlers/crawler.ts';
import type { NamedLine } from './agentLines.ts';
import { firstLines } from './agentLines.ts';
import type { LintContext } from './lintContext.ts';

/** A line that names a catalogued crawler, and its entry. */
export interface CataloguedLine {
  readonly line: NamedLine;
  readonly crawler: Crawler;
}

/** The first line of each catalogued crawler that a file names. */
export function cataloguedLines(context: LintContext): readonly CataloguedLine[] {
  const seen = new Set<Crawler>();
  return firstLines(context).flatMap((line) => {
    const { crawler } = line;
    if (crawler === undefined || seen.has(crawler)) return [];
    seen.add(crawler);
    return [{ line, crawler }];
  });
}
