import type { FileReading, Finding } from '../../../engine/index.ts';

/** Why help is asked for: because someone types on, or because they stopped and asked. */
export type HelpReason = 'typed' | 'asked';

/** What is known of the file and its tests while someone edits. */
export interface EditingContext {
  /** The file as Google's parser reads it. */
  readonly file: FileReading;
  /** The site; null while none is known. */
  readonly origin: string | null;
  /** Path and query of the URLs to test, as a crawler sends them. */
  readonly paths: readonly string[];
  /** Product tokens of the bots that are asked for. */
  readonly bots: readonly string[];
  readonly findings: readonly Finding[];
  /** For each deciding line, how many of the URLs it decides. */
  readonly decisions: ReadonlyMap<number, number>;
}
