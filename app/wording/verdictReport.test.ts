import { expect, test } from 'vitest';
import { verdictReport } from './verdictReport.ts';

test('a report has both readings, what was expected, the file and the link', () => {
  const report = verdictReport({
    url: 'https://shop.example/a?sort=x',
    bot: 'Googlebot',
    readings: [
      { reader: 'Google', verdict: { allowed: false, line: 2, reason: 'rule' }, line: 'Disallow: /*?sort=' },
      { reader: 'the 1994 standard', verdict: { allowed: true, line: 0, reason: 'no-match' }, line: '' },
    ],
    expected: 'allow',
    robots: 'User-agent: *\nDisallow: /*?sort=',
    link: 'https://workbench.example/#v1x',
  });
  expect(report).toContain('- Google: disallowed by line 2, `Disallow: /*?sort=`\n');
  expect(report).toContain('- the 1994 standard: allowed (no rule matches)\n');
  expect(report).toContain('- Expected: allowed\n');
  expect(report).toContain('    User-agent: *\n    Disallow: /*?sort=\n');
  expect(report).toContain('# Possibly wrong verdict from Robots Workbench\n');
});
