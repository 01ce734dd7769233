import { createCaseBots } from '../../index.ts';
import { provesSame, simplify } from '../../reasoning/index.ts';
import { counted } from '../format/counted.ts';
import { readInput } from '../input.ts';
import type { Command } from '../io.ts';
import { namedAgents } from '../namedAgents.ts';
import { readArguments, readingOf, wrongUse } from '../options.ts';

/** `simplify robots.txt`: the same verdicts with fewer or shorter rules, on standard output. */
export const simplifyCommand: Command = async (args, io) => {
  const parsed = readArguments(io, 'simplify', {
    args: [...args],
    allowPositionals: true,
    options: {
      agent: { type: 'string', short: 'a' },
      dialect: { type: 'string', short: 'd' },
      output: { type: 'string' },
    },
  });
  if (parsed === null) return 2;
  const { values, positionals } = parsed;
  const reading = readingOf(io, 'simplify', values.dialect);
  if (reading === null) return 2;
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) return wrongUse(io, 'simplify', 'name one robots.txt') ?? 2;
  const original = await readInput(io, path);
  if (original === null) return 2;

  const dialect = reading === 'each-its-own' ? 'google' : reading;
  const agents = values.agent === undefined ? namedAgents([original], dialect) : [values.agent];
  let octets = original;
  let changed = 0;
  for (const agent of agents) {
    const { matcher } = createCaseBots({ kind: 'octets', octets }, reading).of(agent);
    const simpler = simplify(matcher);
    if (simpler.edits.length === 0) continue;
    // What is proven is proven for this crawler; others may share its group, or read it in another dialect.
    if (!provesSame(octets, simpler.octets)) {
      if (values.agent === undefined) continue;
      io.warn(`robots-workbench: proven for ${agent}; verdicts for other crawlers may change`);
    }
    octets = simpler.octets;
    changed += simpler.rules.filter(({ kind }) => kind !== 'kept').length;
  }
  io.warn(
    changed === 0
      ? 'No simplification was proven safe.'
      : `${counted(changed, 'rule')} removed or shortened, ${counted(original.length - octets.length, 'byte')} saved.`,
  );
  if (values.output === undefined) await io.write(octets);
  else {
    try {
      await io.writeFile(values.output, octets);
    } catch {
      io.warn(`robots-workbench: can't write ${values.output}`);
      return 2;
    }
  }
  return 0;
};
