import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseToJson, emptyCase, generateTest, keepVerdicts } from '../index.ts';
import type { ConsumerProject } from '../testing/packPackage.ts';
import { packPackage } from '../testing/packPackage.ts';

let project: ConsumerProject;

beforeAll(() => {
  project = packPackage(['vitest']);
}, 120_000);

afterAll(() => {
  rmSync(dirname(project.folder), { recursive: true, force: true });
});

function save(name: string, text: string): void {
  writeFileSync(join(project.folder, name), text);
}

interface Finished {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a file with Node in the project, as somebody who installed the package would. */
function node(
  args: readonly string[],
  environment: { readonly [name: string]: string } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: project.folder, env: { PATH: process.env['PATH'], ...environment } },
      (_, stdout, stderr) => resolve({ code: child.exitCode, output: `${stdout}${stderr}` }),
    );
  });
}

const robots = 'User-agent: *\nDisallow: /cart\nAllow: /cart/help\n';

describe('the packed package', () => {
  test('holds what it says and no test', () => {
    expect(project.packed).toEqual(
      expect.arrayContaining(['dist/cli/main.js', 'dist/engine/index.js', 'LICENSE', 'README.md']),
    );
    expect(project.packed.filter((path) => /\.test\.|^app\/|fakeIo/.test(path))).toEqual([]);
  });

  test('tells its version and how it is called', async () => {
    expect(await node([project.program, '--version'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
    expect(await node([project.program, '--help'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('Usage:'),
    });
  });

  test('lints, tests and compares files', async () => {
    save('robots.txt', robots);
    save('open.txt', 'User-agent: *\nAllow: /\n');
    save('good.txt', 'User-agent: *\nDisallow: /cart\n');
    save('bad.txt', 'User-agent: *\nDisallow: cart\n');
    save(
      'shop.robots-case.json',
      caseToJson({ ...emptyCase, robots: { kind: 'text', text: robots }, urlList: '+ /cart' }),
    );
    expect((await node([project.program, 'lint', 'good.txt'])).code).toBe(0);
    expect((await node([project.program, 'lint', 'bad.txt'])).code).toBe(1);
    expect((await node([project.program, 'lint', 'nowhere.txt'])).code).toBe(2);
    expect(await node([project.program, 'test', 'shop.robots-case.json'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('disallowed by line 2'),
    });
    expect(await node([project.program, 'diff', 'robots.txt', 'open.txt'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('differs, first at /cart'),
    });
  });

  test('answers a stream as it comes, and ends quietly when nobody listens', async () => {
    save('robots.txt', robots);
    const child = spawn(process.execPath, [project.program, 'check', '-a', 'Googlebot', 'robots.txt'], {
      cwd: project.folder,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.write('/cart\n');
    const [first]: unknown[] = await once(child.stdout, 'data');
    expect(String(first)).toBe('/cart\tGooglebot\tdisallow\t2\trule\n');
    child.stdout.destroy();
    child.stdin.on('error', () => undefined);
    child.stdin.end('/cart/help\n'.repeat(100_000));
    const [code]: unknown[] = await once(child, 'close');
    expect(code).toBe(0);
  });
});

describe('a generated test', () => {
  const testCase = {
    ...emptyCase,
    title: `Shop \`x\` \${y} "z"`,
    robots: { kind: 'text' as const, text: robots },
    urlList: `/cart\n/cart/help/"\`\${1}\n/page`,
    bots: ['Googlebot', 'bingbot'],
  };

  test.each([
    ['node', 'each-its-own', 'node --test'],
    ['node', 'res1996', 'node --test'],
    ['vitest', 'each-its-own', 'npx vitest run'],
  ] as const)(
    'for %s, read %s, passes with the file that it was made from and fails with another',
    async (runner, reading, shell) => {
      const { fileName, code, shell: command } = generateTest({ ...testCase, reading }, runner);
      expect(command).toContain(`${shell} ${fileName}`);
      save(fileName, code);
      save('robots.txt', robots);
      save('other.txt', 'User-agent: *\nDisallow: /page\n');
      const args =
        runner === 'node'
          ? ['--test', '--test-reporter=tap', fileName]
          : ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', fileName];
      const passing = await node(args);
      expect([passing.code, passing.output]).toEqual([
        0,
        expect.stringMatching(runner === 'node' ? /# pass 6\n/ : /6 passed/),
      ]);
      const failing = await node(args, { ROBOTS_TXT: 'other.txt' });
      expect([failing.code, failing.output]).toEqual([1, expect.stringMatching(/decided by line 2/)]);
    },
    60_000,
  );

  test('and a case that keeps its verdicts say the same', async () => {
    save('kept.json', caseToJson({ ...testCase, urlList: keepVerdicts(testCase) }));
    expect(await node([project.program, 'test', 'kept.json'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('6 of 6 expectations met'),
    });
  });
});
