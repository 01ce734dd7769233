import schema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { robotsText } from '../../testing/generators.ts';
import { lint } from '../lint.ts';
import { toJsonReport } from './json.ts';
import { toMarkdown } from './markdown.ts';
import { toSarif } from './sarif.ts';

const uri = 'https://example.com/robots.txt';

/** The schema is of JSON Schema's draft 4, which names itself by `id`; what it uses means the same today. */
const { $schema: _draft, id: _id, ...currentSchema } = schema;
const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
  currentSchema,
);

const faulty = 'User-agent: *\nDisallow: private # `a` <b>\nAllow: /A\nDisallow: /a\n';

describe('SARIF', () => {
  test('is valid against the schema of 2.1.0, whatever the file', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(robotsText, (text) => {
        const log = toSarif(lint(text, { exact: false }), { uri });
        expect(validate(JSON.parse(JSON.stringify(log))), JSON.stringify(validate.errors)).toBe(true);
      }),
      { seed: 9309, numRuns: 30 },
    );
  });

  test('the schema refuses what is no log', () => {
    expect(validate({ version: '2.1.0' })).toBe(false);
  });

  test('has a result with its place, its rule and its fix', () => {
    const [run] = toSarif(lint(faulty), { uri }).runs;
    const result = run?.results.find(({ ruleId }) => ruleId === 'path-no-slash');
    expect(run?.tool.driver.rules[result?.ruleIndex ?? -1]?.id).toBe('path-no-slash');
    expect(result?.level).toBe('error');
    expect(result?.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri },
          region: { startLine: 2, charOffset: 24, charLength: 7 },
        },
      },
    ]);
    expect(result?.fixes?.[0]?.artifactChanges[0]?.replacements).toEqual([
      { deletedRegion: { charOffset: 24, charLength: 0 }, insertedContent: { text: '/' } },
    ]);
  });
});

describe('JSON', () => {
  test('survives being written and read', () => {
    const report = toJsonReport(lint(faulty), { uri });
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(report.counts.error).toBe(1);
    expect(report.findings.find(({ id }) => id === 'path-no-slash')?.line).toBe(2);
  });
});

describe('Markdown', () => {
  test('lists findings by severity and shows lines as text', () => {
    const findings = lint(faulty).filter(({ id }) => id === 'path-no-slash' || id === 'trailing-comment');
    expect(toMarkdown(findings, { uri, text: faulty })).toMatchInlineSnapshot(`
      "# https://example.com/robots.txt: 1 error, 1 note

      ## Errors

      - **Line 2**, \`path-no-slash\`: 'private' does not start with '/', so it matches no URL for most crawlers: Google and others compare it as written, and every path starts with '/'. Only Baidu and readers from the 1990s read it as '/private'.
        \`\`Disallow: private # \`a\` <b>\`\`
        Fix: Write '/private'. The rule takes effect: it matches every URL whose path starts with '/private'.

      ## Notes

      - **Line 2**, \`trailing-comment\`: This comment is on the same line as a directive. Every standard allows it, but some old parsers took it as part of the path or ignored the line. Move it to its own line.
        \`\`Disallow: private # \`a\` <b>\`\`
        Fix: Move the comment to its own line above.
      "
    `);
  });

  test('lets nothing of the file be markup', () => {
    const text = 'User-agent: *\nDisallow: <img>`x`[a](b)\n';
    const report = toMarkdown(lint(text), { uri, text });
    expect(report).toContain("'\\<img\\>\\`x\\`\\[a\\](b)'");
    expect(report).toContain('``Disallow: <img>`x`[a](b)``');
  });

  test('says so where nothing was found', () => {
    expect(toMarkdown([], { uri, text: '' })).toBe('# https://example.com/robots.txt: nothing found\n');
  });
});
