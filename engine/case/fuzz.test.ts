import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everythingCase } from '../testing/cases.ts';
import { fuzzRuns, fuzzTimeout } from '../testing/fuzzRuns.ts';
import { toBase64 } from './base64.ts';
import type { CaseError } from './caseError.ts';
import { describeCaseError } from './caseError.ts';
import { caseToJson, toCaseFile } from './caseFile.ts';
import { crc32 } from './checksum.ts';
import { checkExpectations } from './expectations.ts';
import { toLinkPayload } from './linkPayload.ts';
import { caseFromJson, migrateCase } from './migrateCase.ts';
import { decodePermalink } from './permalink.ts';
import type { PermalinkError } from './permalinkError.ts';
import { describePermalinkError } from './permalinkError.ts';
import type { Result } from './result.ts';
import { parseShortLink } from './shortLink.ts';
import type { Case } from './testCase.ts';
import { emptyCase } from './testCase.ts';
import { parseUrlLine, printUrlLine } from './urlList.ts';

const runs = { numRuns: fuzzRuns };

/** Whatever was read is a case and nothing but a case, and its file brings it back; or there is a message. */
function expectOpensOrSays<Failure>(
  read: Result<Case, Failure>,
  describeError: (error: Failure) => string,
): void {
  if (!read.ok) {
    expect(describeError(read.error)).toMatch(/^[A-Z].*\.$/s);
    return;
  }
  expect(Object.keys(read.value).toSorted()).toEqual(Object.keys(emptyCase).toSorted());
  expect(Object.getPrototypeOf(read.value)).toBe(Object.prototype);
  expect(caseFromJson(caseToJson(read.value))).toEqual(read);
}

const opensOrSays = (read: Result<Case, CaseError>): void => expectOpensOrSays(read, describeCaseError);
const linkOpensOrSays = (read: Result<Case, PermalinkError>): void =>
  expectOpensOrSays(read, describePermalinkError);

const wild = fc.jsonValue({ maxDepth: 3 });
const hostileKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'version', '');
const everything = Object.entries(toCaseFile(everythingCase));

/** A case file with some of its parts replaced, left out, or with keys that no case has. */
const nearlyCaseFile = fc
  .record({
    kept: fc.subarray(everything),
    changed: fc.array(
      fc.tuple(fc.oneof(fc.constantFrom(...everything.map(([key]) => key)), hostileKey), wild),
      {
        maxLength: 2,
      },
    ),
  })
  .map(({ kept, changed }) => JSON.stringify(Object.fromEntries([['version', 1], ...kept, ...changed])));

/** A text with a few of its characters replaced, removed or doubled. */
const damaged = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(3), fc.string({ maxLength: 3 })), { maxLength: 4 })
    .map((edits) =>
      edits.reduce((now, [at, count, insert]) => now.slice(0, at) + insert + now.slice(at + count), text),
    );

function linkAround(json: string): string {
  const payload = Buffer.from(json);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(payload));
  return `#v1${toBase64(Buffer.concat([deflateRawSync(payload), check]), 'url')}`;
}

const everythingLink = linkAround(JSON.stringify(toLinkPayload(toCaseFile(everythingCase))));
const digits = fc.string({ unit: fc.constantFrom(...'AZaz09-_=.#%'), maxLength: 60 });

const nearlyPayload = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...'tnrboudacfmw'), hostileKey), wild), { maxLength: 4 })
  .map((pairs) => JSON.stringify(Object.fromEntries(pairs)));

const shortLink = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'robots',
        'baseline',
        'url',
        'expect',
        'agent',
        'origin',
        'dialect',
        'title',
        'note',
        'x',
        '__proto__',
      ),
      fc.oneof(
        fc.string(),
        fc.constantFrom('allow', 'google', 'res2', '%', '%f', '%ff', '%00', '+', '%F0%9F%98%80', '\ud800'),
      ),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

const inflate = () => new DecompressionStream('deflate-raw');

test(
  'any case file opens or says why not',
  () => {
    const json = fc.oneof(nearlyCaseFile, damaged(caseToJson(everythingCase)), fc.json(), fc.string());
    fc.assert(
      fc.property(json, (text) => opensOrSays(caseFromJson(text))),
      runs,
    );
  },
  fuzzTimeout,
);

test(
  'any value opens as a case or says why not',
  () => {
    const value = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
    fc.assert(
      fc.property(value, (anything) => opensOrSays(migrateCase(anything))),
      runs,
    );
  },
  fuzzTimeout,
);

test(
  'any fragment opens or says why not',
  async () => {
    const fragment = fc.oneof(
      fc.string(),
      digits.map((text) => `#v1${text}`),
      damaged(everythingLink),
      nearlyPayload.map(linkAround),
      fc.json().map(linkAround),
      fc.uint8Array().map((octets) => `v1${toBase64(octets, 'url')}`),
    );
    await fc.assert(
      fc.asyncProperty(fragment, async (text) => linkOpensOrSays(await decodePermalink(text, inflate()))),
      runs,
    );
  },
  fuzzTimeout,
);

test(
  'any short link opens or says why not',
  () => {
    fc.assert(
      fc.property(shortLink, (text) => linkOpensOrSays(parseShortLink(text))),
      runs,
    );
  },
  fuzzTimeout,
);

const listLine = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '+',
      '-',
      '?',
      '@',
      '"',
      ',',
      ' ',
      '\t',
      '/',
      '#',
      'a',
      '*',
      'https://',
      'Googlebot',
      '%',
      '\u00a0',
      '\r',
    ),
    fc.string({ maxLength: 1 }),
  ),
  maxLength: 30,
});

test(
  'any line of a URL list reads the same after it was printed',
  () => {
    fc.assert(
      fc.property(listLine, (text) => {
        const entry = parseUrlLine(text.replaceAll('\n', ' '), 1);
        if (entry !== null) expect(parseUrlLine(printUrlLine(entry), 1)).toEqual(entry);
      }),
      runs,
    );
  },
  fuzzTimeout,
);

test(
  'the expectations of any case are checked',
  () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(listLine, { maxLength: 4 }),
        fc.array(fc.string(), { maxLength: 2 }),
        (text, lines, bots) => {
          const testCase: Case = {
            ...emptyCase,
            robots: { kind: 'text', text },
            urlList: lines.join('\n'),
            bots,
          };
          for (const { passed, verdict } of checkExpectations(testCase))
            if (passed) expect(verdict).not.toBeNull();
        },
      ),
      runs,
    );
  },
  fuzzTimeout,
);
