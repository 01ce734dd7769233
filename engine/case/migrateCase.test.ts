import { describe, expect, test } from 'vitest';
import { everythingCase } from '../testing/cases.ts';
import { describeCaseError } from './caseError.ts';
import { caseToJson } from './caseFile.ts';
import { caseLimits } from './limits.ts';
import { caseFromJson, migrateCase, migrateFile } from './migrateCase.ts';
import { emptyCase } from './testCase.ts';

describe('a case as a file', () => {
  test.each([
    ['the empty case', emptyCase],
    ['a case that uses everything', everythingCase],
    ['a lone surrogate', { ...emptyCase, urlList: '/\ud800' }],
    ['a list of one line end', { ...emptyCase, urlList: '\n' }],
  ])('comes back as it was: %s', (_, testCase) => {
    expect(caseFromJson(caseToJson(testCase))).toEqual({ ok: true, value: testCase });
  });

  test('leaves out what has its default', () => {
    expect(caseToJson({ ...emptyCase, title: 'T' })).toBe(
      '{\n  "format": "robots-case",\n  "version": 1,\n  "title": "T"\n}\n',
    );
  });

  test('ignores keys that it does not know', () => {
    expect(migrateCase({ version: 1, title: 'T', colour: { r: 1 } })).toEqual({
      ok: true,
      value: { ...emptyCase, title: 'T' },
    });
  });
});

describe('what is no case is refused with a reason', () => {
  test.each([
    ['junk', '{', 'not-json'],
    ['null', 'null', 'invalid'],
    ['a list', '[]', 'invalid'],
    ['no version', '{}', 'invalid'],
    ['version zero', '{"version":0}', 'invalid'],
    ['a version to come', '{"version":2}', 'future-version'],
    ['a wrong type', '{"version":1,"urls":["/",7]}', 'invalid'],
    ['octets that are not base64', '{"version":1,"robots":{"octets":"!"}}', 'invalid'],
    ['a prototype', '{"version":1,"__proto__":{"title":"T"}}', 'forbidden-key'],
    ['a prototype further down', '{"version":1,"x":[{"constructor":1}]}', 'forbidden-key'],
    ['a day that does not exist', '{"version":1,"time":"2026-13-01T00:00Z"}', 'invalid'],
    ['depth', `{"version":1,"x":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'too-deep'],
    [
      'a title of great length',
      `{"version":1,"title":"${'x'.repeat(caseLimits.titleLength + 1)}"}`,
      'invalid',
    ],
  ])('%s', (_, json, kind) => {
    const read = caseFromJson(json);
    expect(read).toMatchObject({ ok: false, error: { kind } });
    if (!read.ok) expect(describeCaseError(read.error)).toMatch(/^This .+\.$/);
  });

  test('the place of a mistake is named', () => {
    const read = migrateCase({ version: 1, urls: ['/', 7] });
    expect(read).toMatchObject({ ok: false, error: { kind: 'invalid', path: 'urls.1' } });
  });

  test('a file beyond the limit is not even parsed', () => {
    const json = ' '.repeat(caseLimits.fileLength + 1);
    expect(caseFromJson(json)).toEqual({
      ok: false,
      error: { kind: 'too-large', limit: caseLimits.fileLength },
    });
  });
});

describe('migration', () => {
  const steps = [
    (file: object) => ({ ...file, version: 2, b: 'from 1' }),
    (file: object) => ({ ...file, version: 3, c: 'from 2' }),
  ];

  test.each([
    [1, { version: 3, b: 'from 1', c: 'from 2' }],
    [2, { version: 3, c: 'from 2' }],
    [3, { version: 3 }],
  ])('goes step by step from version %i', (version, expected) => {
    expect(migrateFile({ version }, steps)).toEqual({ ok: true, value: expected });
  });

  test('stops at a version that it does not know', () => {
    expect(migrateFile({ version: 4 }, steps)).toEqual({
      ok: false,
      error: { kind: 'future-version', version: 4 },
    });
  });
});
