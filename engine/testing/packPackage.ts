import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A project outside of this one, in which the package is installed from its tarball. */
export interface ConsumerProject {
  readonly folder: string;
  /** The command line's file in the installed package. */
  readonly program: string;
  /** Paths in the tarball, as npm packed them. */
  readonly packed: readonly string[];
}

/**
 * Builds the package into a folder of its own, packs it with npm and unpacks it where `npm install` would put it.
 * Nothing is fetched: of its dependencies there is one, taken from this project, and so are the named packages.
 */
export function packPackage(alsoInstalled: readonly string[] = []): ConsumerProject {
  const folder = mkdtempSync(join(tmpdir(), 'robots-workbench-'));
  const source = join(folder, 'source');
  mkdirSync(source);
  for (const name of ['package.json', 'README.md', 'LICENSE']) cpSync(join(root, name), join(source, name));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  for (const [config, target] of [
    ['engine/vite.config.ts', 'dist/engine'],
    ['engine/cli/vite.config.ts', 'dist/cli'],
  ] as const)
    execFileSync(
      process.execPath,
      [
        vite,
        'build',
        '--config',
        join(root, config),
        '--outDir',
        join(source, target),
        '--logLevel',
        'error',
      ],
      { cwd: root },
    );
  const report: unknown = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: source,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  const modules = join(folder, 'project/node_modules');
  const installed = join(modules, 'robots-workbench');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip-components=1']);
  for (const name of ['valibot', ...alsoInstalled])
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  return {
    folder: join(folder, 'project'),
    program: join(installed, 'dist/cli/main.js'),
    packed: pathsOf(report),
  };
}

/** The paths that `npm pack --json` reports. */
function pathsOf(report: unknown): readonly string[] {
  const first: unknown = Array.isArray(report) ? report[0] : undefined;
  if (typeof first !== 'object' || first === null || !('files' in first) || !Array.isArray(first.files))
    return [];
  return first.files.map((file: unknown) =>
    typeof file === 'object' && file !== null && 'path' in file ? String(file.path) : '',
  );
}
