import type { DialectId } from '../dialects/dialectId.ts';
import { dialectOf } from '../dialects/index.ts';
import type { FileReading } from '../policy/policy.ts';
import { policyFor, readFile } from '../policy/policy.ts';
import { toSource } from '../source.ts';
import type { Matcher } from './matcher.ts';
import { createMatcher } from './matcher.ts';
import type { Verdict } from './verdict.ts';

/** A file read once, for many questions. */
export interface Policy {
  readonly dialect: DialectId;
  readonly file: FileReading;
  /** The matcher for a crawler of one or more product tokens; several mean that their groups are united. */
  readonly forAgent: (agent: string | readonly string[]) => Matcher;
}

/** Reads a robots.txt, text or octets, in a dialect (default google). Never throws on input. */
export function compile(robots: string | Uint8Array, dialect: DialectId = 'google'): Policy {
  const file = readFile(toSource(robots), dialectOf(dialect));
  return {
    dialect,
    file,
    forAgent: (agent) => createMatcher(file, policyFor(file, typeof agent === 'string' ? [agent] : agent)),
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
