import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the command line from the present sources into a folder of the test's own; returns its program. */
export function buildCommandLine(folder: string): string {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'engine/cli/vite.config.ts');
  execFileSync(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', folder, '--logLevel', 'error'],
    { cwd: root },
  );
  return join(folder, 'main.js');
}

/** What a program wrote, and how it ended. */
export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program of Node and waits for its end. */
export function runProgram(program: string, args: readonly string[], cwd: string): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { cwd }, (_, output) =>
      resolve({ code: child.exitCode, output }),
    );
  });
}
