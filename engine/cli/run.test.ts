import { describe, expect, test } from 'vitest';
import { caseToJson, emptyCase } from '../index.ts';
import { createFakeIo } from './fakeIo.ts';
import { run } from './run.ts';

const robots = 'User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n';

async function runWith(
  args: readonly string[],
  files: { readonly [path: string]: string } = {},
  input: Iterable<string> = [],
) {
  const io = createFakeIo({ 'robots.txt': robots, ...files }, input);
  const code = await run(args, io);
  return { code, output: io.output(), warnings: io.warnings() };
}

describe('the program', () => {
  test.each([['--help'], ['-h'], ['help']])('%s says how it is called', async (flag) => {
    const { code, output, warnings } = await runWith([flag]);
    expect([code, warnings]).toEqual([0, '']);
    for (const name of ['lint', 'test', 'check', 'diff', 'simplify', 'fetch'])
      expect(output).toContain(`\n  ${name} `);
  });

  test.each(['lint', 'test', 'check', 'diff', 'simplify', 'fetch'])(
    '%s --help says how it is called',
    async (name) => {
      const { code, output } = await runWith([name, '--help']);
      expect(code).toBe(0);
      expect(output).toMatch(new RegExp(`^Usage: robots-workbench ${name} `));
      expect((await runWith(['help', name])).output).toBe(output);
    },
  );

  test.each([['--version'], ['-V']])('%s', async (flag) => {
    expect(await runWith([flag])).toEqual({ code: 0, output: '1.2.3\n', warnings: '' });
  });

  test.each([
    [[], /Usage/],
    [['polish'], /unknown command 'polish'/],
    [['lint'], /specify a robots\.txt/],
    [['lint', '--colour'], /Unknown option '--colour'/],
    [
      ['lint', '--format', 'xml', 'robots.txt'],
      /--format must be one of human, json, sarif, junit, not 'xml'/,
    ],
    [['lint', 'nowhere.txt'], /can't read nowhere\.txt: no such file/],
    [['check', 'robots.txt'], /specify a crawler with --agent/],
    [['check', '-a', 'x', '-'], /standard input can be the robots\.txt or the URLs/],
    [
      ['check', '-a', 'x', '-d', 'netscape', 'robots.txt'],
      /--dialect must be one of google, .*, not 'netscape'/,
    ],
    [['check', '-a', 'x', '--origin', 'mailto:x', 'robots.txt'], /--origin is not a valid origin/],
    [['diff', 'robots.txt'], /specify two/],
    [['test', 'robots.txt'], /This is not JSON/],
    [['fetch'], /name one site/],
    [['fetch', 'ftp://example.com'], /not a valid website/],
    [['fetch', '--timeout', 'soon', 'example.com'], /number of seconds/],
  ])('%j is wrong use: %s', async (args, message) => {
    const { code, output, warnings } = await runWith(args);
    expect([code, output]).toEqual([2, '']);
    expect(warnings).toMatch(message);
  });
});

describe('lint', () => {
  const files = { 'bad.txt': 'User-agent: *\nDisallow: cart\n' };

  test('says what is wrong, where, and by which rule', async () => {
    const { code, output } = await runWith(['lint', 'bad.txt', 'robots.txt'], files);
    expect(code).toBe(1);
    expect(output).toMatch(/^bad\.txt\n {2}2:11 {2}error {4}.+ path-no-slash\n/);
  });

  test('exits with 0 where nothing serious is found or it is muted', async () => {
    expect((await runWith(['lint', 'robots.txt'])).code).toBe(0);
    expect((await runWith(['lint', '--mute', 'path-no-slash', 'bad.txt'], files)).code).toBe(0);
  });

  test('reads standard input', async () => {
    const { code, output } = await runWith(['lint', '-f', 'json', '-'], {}, [
      'User-agent: *\nDisallow: cart\n',
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject([
      { uri: 'robots.txt', findings: [{ line: 2, id: 'path-no-slash' }] },
    ]);
  });

  test('writes SARIF, all files in one run', async () => {
    const { output } = await runWith(
      ['lint', '--format', 'sarif', 'bad.txt', 'robots.txt', 'bad.txt'],
      files,
    );
    const place = { physicalLocation: { artifactLocation: { uri: 'bad.txt' }, region: { startLine: 2 } } };
    const result = { ruleId: 'path-no-slash', level: 'error', locations: [place] };
    expect(JSON.parse(output)).toMatchObject({ version: '2.1.0', runs: [{ results: [result, result] }] });
  });

  test('writes JUnit XML', async () => {
    const { output } = await runWith(['lint', '--format', 'junit', 'bad.txt'], files);
    expect(output).toContain('<testsuites tests="1" failures="1">');
    expect(output).toContain('name="path-no-slash on line 2"><failure message="');
  });
});

describe('test', () => {
  const testCase = {
    ...emptyCase,
    title: 'Shop',
    robots: { kind: 'text' as const, text: robots },
    urlList: '+ /page\n- /cart\n+@GPTBot /page <&>',
  };
  const files = { 'shop.json': caseToJson(testCase), 'open.txt': 'User-agent: *\nAllow: /\n' };

  test('says which expectations fail, and why', async () => {
    expect(await runWith(['test', 'shop.json'], files)).toEqual({
      code: 1,
      output:
        'shop.json (Shop): 2 of 3 expectations met\n  line 3: GPTBot may fetch /page <&> was expected, but it is disallowed by line 5\n',
      warnings: '',
    });
  });

  test('tests another file than the one in the case', async () => {
    const { code, output } = await runWith(['test', '--robots', 'open.txt', 'shop.json'], files);
    expect(code).toBe(1);
    expect(output).toContain(
      'line 2: Googlebot may not fetch /cart was expected, but it is allowed by line 2',
    );
  });

  test('writes JUnit XML in which nothing of the case is markup', async () => {
    const { output } = await runWith(['test', '-f', 'junit', 'shop.json'], files);
    expect(output).toContain('<testsuites tests="3" failures="1">');
    expect(output).toContain('name="GPTBot may fetch /page &#60;&#38;&#62;"');
  });

  test('passes', async () => {
    const passing = { 'a.json': caseToJson({ ...testCase, urlList: '+ /page' }) };
    expect(await runWith(['test', 'a.json'], passing)).toEqual({
      code: 0,
      output: 'a.json (Shop): 1 of 1 expectation met\n',
      warnings: '',
    });
  });
});

describe('check', () => {
  test('answers line by line, in columns', async () => {
    const { code, output } = await runWith(['check', '-a', 'Googlebot', '-a', 'gptbot', 'robots.txt'], {}, [
      '/cart/1\r\n# note\n\nhttps://exa',
      'mple.com/a?b\n@Googlebot /last',
    ]);
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      '/cart/1\tGooglebot\tdisallow\t2\trule',
      '/cart/1\tGPTBot\tdisallow\t5\trule',
      'https://example.com/a?b\tGooglebot\tallow\t0\tno-match',
      'https://example.com/a?b\tGPTBot\tdisallow\t5\trule',
      '/last\tGooglebot\tallow\t0\tno-match',
      '',
    ]);
  });

  test('fails where an expectation does', async () => {
    const { code, output } = await runWith(['check', '-a', 'Googlebot', 'robots.txt'], {}, [
      '+ /cart\n- /cart\n',
    ]);
    expect([code, output]).toEqual([
      1,
      '/cart\tGooglebot\tdisallow\t2\trule\tfail\n/cart\tGooglebot\tdisallow\t2\trule\tpass\n',
    ]);
  });

  test('says what it can answer nothing about', async () => {
    const args = [
      'check',
      '-a',
      'Googlebot',
      '--origin',
      'https://example.com',
      '-u',
      'http://example.com/',
      '-u',
      'mailto:x@example.com',
      'robots.txt',
    ];
    expect((await runWith(args)).output).toBe(
      'http://example.com/\tGooglebot\toutside\t0\thttp://example.com/robots.txt\nmailto:x@example.com\tGooglebot\tunreadable\t0\tscheme-not-crawled\n',
    );
  });

  test('writes an object a line, and reads in another dialect', async () => {
    const text = 'User-agent: *\nDisallow: /a\nAllow: /a/b\n';
    const args = ['check', '-a', 'Googlebot', '-u', '/a/b', '-f', 'json', '-d', 'res1996', 'r.txt'];
    const { output } = await runWith(args, { 'r.txt': text });
    expect(JSON.parse(output)).toEqual({
      url: '/a/b',
      bot: 'Googlebot',
      verdict: 'disallow',
      line: 2,
      reason: 'rule',
      expected: null,
      passed: null,
    });
  });

  test('answers before the input has ended, and reads no further than it can write', async () => {
    const io = createFakeIo({ 'robots.txt': robots });
    const order: string[] = [];
    const code = await run(['check', '-a', 'Googlebot', 'robots.txt'], {
      ...io,
      input: (async function* () {
        for (const at of [1, 2, 3]) {
          order.push(`read ${at.toString()}`);
          yield new TextEncoder().encode(`/${at.toString()}\n`);
        }
      })(),
      write: async (text) => {
        order.push(`write ${String(text).slice(1, 2)}`);
      },
    });
    expect(code).toBe(0);
    expect(order).toEqual(['read 1', 'write 1', 'read 2', 'write 2', 'read 3', 'write 3']);
  });

  test('cuts a line without end', async () => {
    const piece = 'a'.repeat(300_000);
    const { output } = await runWith(['check', '-a', 'Googlebot', 'robots.txt'], {}, [
      '/',
      piece,
      piece,
      piece,
      piece,
      '\n/b\n',
    ]);
    const [first = '', second] = output.split('\n');
    expect([first.split('\t')[0]?.length, second]).toEqual([
      1024 * 1024,
      '/b\tGooglebot\tallow\t0\tno-match',
    ]);
  });
});

describe('diff', () => {
  const files = {
    'new.txt': 'User-agent: *\nDisallow: /cart\nDisallow: /help\n\nUser-agent: GPTBot\nAllow: /\n',
  };

  test('says what changes for whom, for every URL and for those of a list', async () => {
    const urls = { ...files, 'urls.txt': '/cart\n/help/1\n/page\n' };
    const { code, output } = await runWith(['diff', 'robots.txt', 'new.txt', '--urls', 'urls.txt'], urls);
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([
      '*: differs, first at /help: allowed, no rule decides, then disallowed by line 3',
      'GPTBot: differs, first at /: disallowed by line 5, then allowed by line 6',
      '',
      '4 verdicts of 6 in the list change',
      '  blocked  *  /help/1  (allowed, no rule decides, then disallowed by line 3)',
      '  opened   GPTBot  /cart  (disallowed by line 5, then allowed by line 6)',
      '  opened   GPTBot  /help/1  (disallowed by line 5, then allowed by line 6)',
      '  opened   GPTBot  /page  (disallowed by line 5, then allowed by line 6)',
      '',
    ]);
  });

  test('proves that nothing changes', async () => {
    const same = { 'same.txt': 'user-agent: gptbot\ndisallow: /*\n\nuser-agent: *\ndisallow: /cart*\n' };
    expect(await runWith(['diff', 'robots.txt', 'same.txt'], same)).toEqual({
      code: 0,
      output: '*: the same verdict for every URL\nGPTBot: the same verdict for every URL\n',
      warnings: '',
    });
  });
});

describe('simplify', () => {
  test('drops what changes no verdict for anybody, and nothing else', async () => {
    const text = '# kept\nUser-agent: *\nDisallow: /a\nDisallow: /a/b\nDisallow: /c\n';
    const { code, output, warnings } = await runWith(['simplify', 'long.txt'], { 'long.txt': text });
    expect([code, output]).toEqual([0, '# kept\nUser-agent: *\nDisallow: /a\nDisallow: /c\n']);
    expect(warnings).toBe('1 rule removed or shortened, 15 bytes saved.');
  });

  test('leaves a file that is as simple as can be', async () => {
    expect(await runWith(['simplify', 'robots.txt'])).toEqual({
      code: 0,
      output: robots,
      warnings: 'No simplification was proven safe.',
    });
  });
});
