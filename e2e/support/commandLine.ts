import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the command line from the present sources into a folder of the test's own, laid out as the package is. */
export function buildCommandLine(folder: string): string {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'engine/cli/vite.config.ts');
  const target = join(folder, 'dist/cli');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  execFileSync(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', target, '--logLevel', 'error'],
    { cwd: root },
  );
  return join(target, 'main.js');
}

/** What a program wrote, to standard output and to standard error, and how it ended. */
export interface Finished {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program of Node and waits for its end. */
export function runProgram(program: string, args: readonly string[], cwd: string): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], { cwd }, (_, output, errors) =>
      resolve({ code: child.exitCode, output, errors }),
    );
  });
}
