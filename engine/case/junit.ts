/** One test of a JUnit report. */
export interface JunitTest {
  /** What it is about: a file, a bot. */
  readonly className: string;
  readonly name: string;
  /** Why it failed; null where it passed. */
  readonly failure: string | null;
}

/** Text as XML 1.0 can hold it: signs escaped, characters that it forbids replaced by U+FFFD. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"'\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0).toString()};`);
}

function testElement({ className, name, failure }: JunitTest): string {
  const head = `    <testcase classname="${escapeXml(className)}" name="${escapeXml(name)}"`;
  if (failure === null) return `${head}/>`;
  return `${head}><failure message="${escapeXml(failure)}"/></testcase>`;
}

/** A JUnit XML report with one suite, as build servers read it. */
export function junitXml(suite: string, tests: readonly JunitTest[]): string {
  const failures = tests.filter(({ failure }) => failure !== null).length;
  const counts = `tests="${tests.length.toString()}" failures="${failures.toString()}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escapeXml(suite)}" ${counts}>`,
    ...tests.map(testElement),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
