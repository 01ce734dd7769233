import { answerQuestion, caseQuestions } from './questions.ts';
import type { Case } from './testCase.ts';

/** The test runners that tests are written for. */
export type TestRunner = 'vitest' | 'node';

/** A test file made from a case. */
export interface GeneratedTest {
  readonly fileName: string;
  readonly code: string;
  /** The line that runs it in a project with a robots.txt. */
  readonly shell: string;
}

/** A string as JavaScript source that holds in any place, in one line. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
}

const header: { readonly [Runner in TestRunner]: string } = {
  vitest: `import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';`,
  node: `import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';`,
};

const assertion: { readonly [Runner in TestRunner]: string } = {
  vitest: `expect(verdict.allowed, \`decided by line \${verdict.line}\`).toBe(allowed);`,
  node: `assert.equal(verdict.allowed, allowed, \`decided by line \${verdict.line}\`);`,
};

const files: { readonly [Runner in TestRunner]: Pick<GeneratedTest, 'fileName' | 'shell'> } = {
  vitest: {
    fileName: 'robots.test.js',
    shell: 'npm install --save-dev robots-workbench vitest && npx vitest run robots.test.js',
  },
  node: {
    fileName: 'robots.test.mjs',
    shell: 'npm install --save-dev robots-workbench && node --test robots.test.mjs',
  },
};

/** How the generated code asks, for the reading of the case. */
function questionCode({ reading }: Case): { readonly imports: string; readonly ask: string } {
  return reading === 'each-its-own'
    ? { imports: 'crawlerFor, forCrawler', ask: 'forCrawler(robots, crawlerFor(bot)).evaluate(url)' }
    : { imports: 'evaluate', ask: `evaluate(robots, bot, url, ${quoted(reading)})` };
}

/**
 * A test file that asserts the present verdicts of a case by this package, reading the project's robots.txt when it
 * runs. Lines are not asserted: a comment more in the file should not fail it.
 */
export function generateTest(testCase: Case, runner: TestRunner): GeneratedTest {
  const rows = caseQuestions(testCase).flatMap((question) => {
    const verdict = answerQuestion(question);
    const { address, bot } = question;
    if (verdict === null || address.kind !== 'governed') return [];
    return [`  [${quoted(bot.crawler.token)}, ${quoted(address.url)}, ${String(verdict.allowed)}],`];
  });
  const { imports, ask } = questionCode(testCase);
  const title = testCase.title === '' ? 'robots.txt' : testCase.title;
  const code = `${header[runner]}
import { ${imports} } from 'robots-workbench';

const robots = readFileSync(process.env.ROBOTS_TXT ?? 'robots.txt');

/** Crawler, URL, and whether it may be fetched. */
const verdicts = [
${[...new Set(rows)].join('\n')}
];

for (const [bot, url, allowed] of verdicts) {
  test(${quoted(`${title}: `)} + \`\${bot} \${allowed ? 'may' : 'may not'} fetch \${url}\`, () => {
    const verdict = ${ask};
    ${assertion[runner]}
  });
}
`;
  return { ...files[runner], code };
}
