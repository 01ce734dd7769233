import { decodeUtf8 } from '../../octets/utf8.ts';
import type { KnownField } from '../../syntax/fieldName.ts';
import type { Group } from '../group.ts';
import type { CrawlerPolicy, FileReading } from '../policy.ts';

/** A file and what binds a crawler in it; a matcher is one. */
export interface BoundFile {
  readonly file: FileReading;
  readonly policy: CrawlerPolicy;
}

/** One line of a field that a group states. */
export interface StatedLine {
  /** 1-based. */
  readonly line: number;
  /** As written. */
  readonly value: string;
}

/** The lines of a field in some groups, in file order. */
export function statedLines(
  file: FileReading,
  groups: readonly Group[],
  field: KnownField,
): readonly StatedLine[] {
  const { octets } = file.source;
  return groups.flatMap((group) =>
    group.others
      .filter((other) => other.field === field)
      .map(({ line, value }) => ({ line, value: decodeUtf8(octets.subarray(value.from, value.to)).text })),
  );
}

/** The groups that bind the crawler. */
export function boundGroups({ policy }: BoundFile): readonly Group[] {
  return policy.selection.groups.map(({ group }) => group);
}
