import { compile, lint } from '../../../engine/index.ts';
import type { EditingContext } from './editingContext.ts';

/** What an editor would know of a file, for tests. */
export function contextFor(robots: string, given: Partial<EditingContext> = {}): EditingContext {
  return {
    file: compile(robots).file,
    origin: null,
    paths: [],
    bots: [],
    findings: lint(robots, { exact: false }),
    decisions: new Map(),
    ...given,
  };
}
