import { toBase64 } from './base64.ts';
import type { CaseFile } from './caseSchema.ts';
import { caseVersion } from './caseVersion.ts';
import type { Case, RobotsContent } from './testCase.ts';
import { emptyCase } from './testCase.ts';

function stored(content: RobotsContent): NonNullable<CaseFile['robots']> {
  return content.kind === 'text' ? content.text : { octets: toBase64(content.octets, 'standard') };
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

/** A case as it is written: what is as in `emptyCase` is left out. */
export function toCaseFile(testCase: Case): CaseFile {
  const { title, note, robots, baseline, origin, urlList, bots, reading, dialects, fetch, mutedRules, time } =
    testCase;
  return {
    format: 'robots-case',
    version: caseVersion,
    ...(title === '' ? {} : { title }),
    ...(note === '' ? {} : { note }),
    ...(robots.kind === 'text' && robots.text === '' ? {} : { robots: stored(robots) }),
    ...(baseline === null ? {} : { baseline: stored(baseline) }),
    ...(origin === '' ? {} : { origin }),
    ...(urlList === '' ? {} : { urls: urlList.split('\n') }),
    ...(sameList(bots, emptyCase.bots) ? {} : { bots: [...bots] }),
    ...(reading === emptyCase.reading ? {} : { reading }),
    ...(sameList(dialects, emptyCase.dialects) ? {} : { dialects: [...dialects] }),
    ...(fetch === null ? {} : { fetch: { ...fetch, hops: [...fetch.hops] } }),
    ...(mutedRules.length === 0 ? {} : { mutedRules: [...mutedRules] }),
    ...(time === null ? {} : { time }),
  };
}

/** A case as the text of a `.robots-case.json` file. */
export function caseToJson(testCase: Case): string {
  return `${JSON.stringify(toCaseFile(testCase), null, 2)}\n`;
}
