import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { caseFromJson, emptyCase } from '../../../engine/index.ts';
import { exportCase, exportRobots, fileNameOf } from './exportFiles.ts';
import { exportResults } from './exportResults.ts';

const testCase: Case = {
  ...emptyCase,
  title: 'Shop: spring/summer',
  robots: { kind: 'text', text: 'User-agent: *\r\nDisallow: /a|b\r\n' },
  origin: 'https://example.com',
  urlList: '+ /page\n+ /a|b`c\n=HYPERLINK("https://evil.example","x")\nhttps://other.example/',
};

describe('results', () => {
  test('as CSV, read back cell by cell, with no cell that is a formula', () => {
    const { fileName, text } = exportResults(testCase, 'csv');
    const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true });
    expect(fileName).toBe('robots-results.csv');
    expect(data).toEqual([
      ['URL', 'Crawler', 'Verdict', 'Line', 'Rule', 'Reason', 'Expected', 'Result'],
      ['/page', 'Googlebot', 'allow', '', '', 'no-match', 'allow', 'pass'],
      ['/a|b`c', 'Googlebot', 'disallow', '2', 'Disallow: /a|b', 'rule', 'allow', 'fail'],
      [`'=HYPERLINK("https://evil.example","x")`, 'Googlebot', 'allow', '', '', 'no-match', '', ''],
      ['https://other.example/', 'Googlebot', 'outside', '', '', 'https://other.example/robots.txt', '', ''],
    ]);
  });

  test.each(['=1+1', '@SUM(1)'])('%j is no formula in CSV or TSV', (url) => {
    const listed = { ...emptyCase, urlList: url };
    for (const format of ['csv', 'tsv'] as const) {
      const { data } = Papa.parse<string[]>(exportResults(listed, format).text);
      expect(data[1]?.[0]).toBe(`'${url}`);
    }
  });

  test('as TSV, to be pasted into a sheet', () => {
    const [, row] = exportResults(testCase, 'tsv').text.split('\r\n');
    expect(row).toBe('/page\tGooglebot\tallow\t\t\tno-match\tallow\tpass');
  });

  test('as JSON', () => {
    const rows: unknown = JSON.parse(exportResults(testCase, 'json').text);
    expect(rows).toMatchObject([
      { verdict: 'allow', line: 0 },
      { verdict: 'disallow', line: 2, passed: false },
      {},
      {},
    ]);
  });

  test('as a Markdown table in which nothing is markup', () => {
    const lines = exportResults(testCase, 'markdown').text.split('\n');
    expect(lines[3]).toBe(
      '| `` /a\\|b`c `` | `Googlebot` | `disallow` | `2` | `Disallow: /a\\|b` | `rule` | `allow` | `fail` |',
    );
  });

  test('as JUnit XML, with what is expected alone', () => {
    const { text } = exportResults(testCase, 'junit');
    expect(text).toContain('<testsuite name="Shop: spring/summer" tests="2" failures="1">');
    expect(text).toContain('<failure message="The verdict is disallow, decided by line 2."/>');
  });
});

describe('files', () => {
  test('a case comes back from its file', () => {
    const { fileName, text } = exportCase(testCase);
    expect([fileName, caseFromJson(text)]).toEqual([
      'Shop-spring-summer.robots-case.json',
      { ok: true, value: testCase },
    ]);
  });

  test('a robots.txt keeps its octets', () => {
    const octets = Uint8Array.of(0xff, 0x0d, 0x00);
    expect(exportRobots({ kind: 'octets', octets })).toBe(octets);
    expect(exportRobots({ kind: 'text', text: 'é\r' })).toEqual(Uint8Array.of(0xc3, 0xa9, 0x0d));
  });

  test.each([
    ['', 'untitled'],
    ['../../etc/passwd', 'etc-passwd'],
    ['Über uns', 'Über-uns'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('%j is saved as %j', (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });
});
