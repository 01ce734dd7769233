import type { DialectId } from '../dialects/dialectId.ts';
import { dialectOf } from '../dialects/index.ts';
import type { FileReading } from '../policy/policy.ts';
import { readFile } from '../policy/policy.ts';
import { selectGroups } from '../policy/selectGroups.ts';
import type { Source } from '../source.ts';
import { toSource } from '../source.ts';
import type { Matcher } from './matcher.ts';
import { createSelectionMatchers } from './selectionMatchers.ts';
import type { Verdict } from './verdict.ts';

/** A file read once, for many questions. */
export interface Policy {
  readonly dialect: DialectId;
  readonly file: FileReading;
  /** The matcher for a crawler of one or more product tokens; several mean that their groups are united. */
  readonly forAgent: (agent: string | readonly string[]) => Matcher;
}

/** Reads a robots.txt, text or octets, in a dialect (default google). Never throws on input. */
export function compile(robots: string | Uint8Array | Source, dialect: DialectId = 'google'): Policy {
  const file = readFile(toSource(robots), dialectOf(dialect));
  const matcherFor = createSelectionMatchers(file);
  return {
    dialect,
    file,
    forAgent: (agent) =>
      matcherFor(selectGroups(file.groups, typeof agent === 'string' ? [agent] : agent, file.dialect)),
  };
}

/** One question: may `agent` fetch `url`, in a dialect (default google)? `url` as a crawler sends it. */
export function evaluate(
  robots: string | Uint8Array,
  agent: string | readonly string[],
  url: string,
  dialect: DialectId = 'google',
): Verdict {
  return compile(robots, dialect).forAgent(agent).evaluate(url);
}
