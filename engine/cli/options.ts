import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import type { DialectId } from '../index.ts';
import { dialects } from '../index.ts';
import type { Io } from './io.ts';

/** Options and operands of a command, or null after saying what is wrong with them. */
export function readArguments<const Config extends ParseArgsConfig>(
  io: Io,
  command: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> | null {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's messages go on to explain how to escape operands; the first sentence says what is wrong.
    const message = error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '') : String(error);
    return wrongUse(io, command, message);
  }
}

/** Says what is wrong and where help is. */
export function wrongUse(io: Io, command: string, message: string): null {
  io.warn(`robots-workbench ${command}: ${message.replace(/\.$/, '')}`);
  io.warn(`Try 'robots-workbench ${command} --help'.`);
  return null;
}

/** One of the values that an option may have; null, after saying so, for any other. */
export function oneOf<const Value extends string>(
  io: Io,
  command: string,
  option: string,
  values: readonly Value[],
  given: string,
): Value | null {
  const value = values.find((known) => known === given);
  if (value !== undefined) return value;
  return wrongUse(io, command, `--${option} must be one of ${values.join(', ')}, not '${given}'`);
}

/** The reading that `--dialect` names; each crawler's own where it is not given. */
export function readingOf(
  io: Io,
  command: string,
  given: string | undefined,
): DialectId | 'each-its-own' | null {
  if (given === undefined) return 'each-its-own';
  const ids = dialects.map(({ id }) => id);
  return oneOf(io, command, 'dialect', ids, given);
}
