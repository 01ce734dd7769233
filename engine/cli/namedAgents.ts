import type { DialectId } from '../index.ts';
import { compile, findCrawler } from '../index.ts';

/** '*' and every name in the files, as the catalogue spells it where it knows it. */
export function namedAgents(files: readonly Uint8Array[], dialect: DialectId): readonly string[] {
  const names = files.flatMap((octets) =>
    compile(octets, dialect).file.groups.flatMap(({ agents }) =>
      agents.filter(({ star, name }) => !star && name !== '').map(({ name }) => name),
    ),
  );
  return ['*', ...new Set(names.map((name) => findCrawler(name)?.token ?? name))];
}
