import type { CaseFile } from './caseSchema.ts';
import { caseVersion } from './caseVersion.ts';

/** The keys of a case file and, for each, the letter that stands for it in a link of version 1. */
const letters = {
  title: 't',
  note: 'n',
  robots: 'r',
  baseline: 'b',
  origin: 'o',
  urls: 'u',
  bots: 'a',
  reading: 'd',
  dialects: 'c',
  fetch: 'f',
  mutedRules: 'm',
  time: 'w',
} as const satisfies { readonly [Key in Exclude<keyof CaseFile, 'format' | 'version'>]-?: string };

const names: ReadonlyMap<string, string> = new Map(
  Object.entries(letters).map(([name, letter]) => [letter, name]),
);

/** A case file with letters for keys, and without format and version, which the link itself states. */
export function toLinkPayload(file: CaseFile): { readonly [letter: string]: unknown } {
  const entries: ReadonlyMap<string, unknown> = new Map(Object.entries(file));
  return Object.fromEntries(
    [...names].flatMap(([letter, name]) => (entries.has(name) ? [[letter, entries.get(name)]] : [])),
  );
}

/** What `toLinkPayload` made, as a value for `migrateCase`; letters that are not known are dropped. */
export function fromLinkPayload(payload: { readonly [letter: string]: unknown }): unknown {
  return {
    version: caseVersion,
    ...Object.fromEntries(
      Object.entries(payload).flatMap(([letter, value]) => {
        const name = names.get(letter);
        return name === undefined ? [] : [[name, value]];
      }),
    ),
  };
}
