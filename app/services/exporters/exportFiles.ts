import type { Case, RobotsContent } from '../../../engine/index.ts';
import { caseToJson, sourceFromText } from '../../../engine/index.ts';
import type { ExportedFile } from './exportResults.ts';

/** A name that every file system takes, from a title. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return name === '' ? 'untitled' : name;
}

/** The name of the file of a case with this title. */
export function caseFileName(title: string): string {
  return `${fileNameOf(title)}.robots-case.json`;
}

/** A case as its file. */
export function exportCase(testCase: Case): ExportedFile {
  return {
    fileName: caseFileName(testCase.title),
    mediaType: 'application/json',
    text: caseToJson(testCase),
  };
}

/** The robots.txt octet for octet: as it was opened, or as UTF-8 where it was typed. */
export function exportRobots(content: RobotsContent): Uint8Array {
  return content.kind === 'octets' ? content.octets : sourceFromText(content.text).octets;
}
