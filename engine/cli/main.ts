#!/usr/bin/env node
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { run } from './run.ts';

/** The package's own version; its package.json lies two folders up, from here as from the built file. */
function ownVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}

// Whoever reads the output (`head`) may stop before it ends; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  write: async (content) => {
    if (!process.stdout.write(content)) await once(process.stdout, 'drain');
  },
  warn: (line) => console.error(line),
  readFile: (path) => readFile(path),
  writeFile: (path, octets) => writeFile(path, octets),
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now() / 1000,
  version: ownVersion(),
});
