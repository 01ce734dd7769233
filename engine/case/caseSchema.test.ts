import { readFileSync, writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { dialects } from '../dialects/index.ts';
import { fetchFailures, plainAccessInput } from '../policy/access/accessInput.ts';
import { everythingCase } from '../testing/cases.ts';
import { caseToJson } from './caseFile.ts';
import { caseFileSchema } from './caseSchema.ts';
import { migrateCase } from './migrateCase.ts';
import { emptyCase } from './testCase.ts';

const published = new URL('../../public/robots-case.schema.json', import.meta.url);

/** The schema that is published for other people's tools, made from the one that the program uses. */
function schemaText(): string {
  const schema = {
    title: 'A robots.txt test case',
    description:
      'Written by Robots Workbench as .robots-case.json. What is left out has its default; keys that are not named are ignored.',
    ...toJsonSchema(caseFileSchema),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

if (process.env['UPDATE_DOCS'] === '1') writeFileSync(published, schemaText());

describe('the published JSON Schema', () => {
  test('is the schema that the program uses (UPDATE_DOCS=1 writes it)', () => {
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(JSON.parse(schemaText()));
  });

  const validate = new Ajv().compile(JSON.parse(readFileSync(published, 'utf8')));

  test.each([
    ['the empty case', emptyCase],
    ['a case that uses everything', everythingCase],
  ])('accepts %s as it is written', (_, testCase) => {
    expect(validate(JSON.parse(caseToJson(testCase)))).toBe(true);
  });

  test.each([
    ['no version', {}],
    ['a version that is not there', { version: 2 }],
    ['robots as a list', { version: 1, robots: [] }],
    ['an unknown dialect', { version: 1, dialects: ['netscape'] }],
    ['a time without a day', { version: 1, time: '12:00Z' }],
  ])('refuses %s', (_, value) => {
    expect(validate(value)).toBe(false);
  });
});

test('a case may name every dialect and every failure to fetch that there is', () => {
  for (const { id } of dialects)
    expect(migrateCase({ version: 1, reading: id, dialects: [id] })).toMatchObject({ ok: true });
  for (const failure of fetchFailures) {
    const fetch = { ...plainAccessInput, result: { kind: 'failure', failure } };
    expect(migrateCase({ version: 1, fetch })).toMatchObject({ ok: true, value: { fetch } });
  }
});
