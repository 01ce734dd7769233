import type { CommandName } from './help.ts';
import { commandHelp, isCommandName, programHelp } from './help.ts';
import type { Command, ExitCode, Io } from './io.ts';

/** Each command is loaded when it is called, so that the others cost nothing at the start. */
const load: { readonly [Name in CommandName]: () => Promise<Command> } = {
  lint: async () => (await import('./commands/lint.ts')).lintCommand,
  test: async () => (await import('./commands/test.ts')).testCommand,
  check: async () => (await import('./commands/check.ts')).checkCommand,
  diff: async () => (await import('./commands/diff.ts')).diffCommand,
  simplify: async () => (await import('./commands/simplify.ts')).simplifyCommand,
  fetch: async () => (await import('./commands/fetch.ts')).fetchCommand,
};

const asksHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** Runs the program with the arguments that follow its name. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const [about = ''] = rest;
    const text = isCommandName(about) ? commandHelp(about) : programHelp();
    if (name !== undefined) {
      await io.write(text);
      return 0;
    }
    io.warn(text.trimEnd());
    return 2;
  }
  if (name === '--version' || name === '-V') {
    await io.write(`${io.version}\n`);
    return 0;
  }
  if (!isCommandName(name)) {
    io.warn(`robots-workbench: unknown command '${name}'. Try 'robots-workbench --help'.`);
    return 2;
  }
  if (asksHelp(rest)) {
    await io.write(commandHelp(name));
    return 0;
  }
  const command = await load[name]();
  return command(rest, io);
}
