import type { Case, RobotsContent } from '../../../engine/index.ts';
import { caseToJson, sourceFromText } from '../../../engine/index.ts';

/** A name that every file system takes, from a title. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return name === '' ? 'untitled' : name;
}

/** A case as its file. */
export function exportCase(testCase: Case): { readonly fileName: string; readonly text: string } {
  return { fileName: `${fileNameOf(testCase.title)}.robots-case.json`, text: caseToJson(testCase) };
}

/** The robots.txt octet for octet: as it was opened, or as UTF-8 where it was typed. */
export function exportRobots(content: RobotsContent): Uint8Array {
  return content.kind === 'octets' ? content.octets : sourceFromText(content.text).octets;
}
