import type { DialectChoices } from '../dialects/dialect.ts';
import type { DialectId } from '../dialects/dialectId.ts';
import { dialects } from '../dialects/index.ts';

/** The dialects whose choices are of a kind. */
export function dialectsWhere(holds: (choices: DialectChoices) => boolean): readonly DialectId[] {
  return dialects.filter(({ choices }) => holds(choices)).map(({ id }) => id);
}

/** Dialects in which the longest matching rule decides, wherever it stands. */
export const longestMatchDialects = dialectsWhere(
  ({ precedence }) => precedence === 'longest-allow-wins-ties',
);

/** Dialects in which the first matching rule decides. */
export const firstMatchDialects = dialectsWhere(({ precedence }) => precedence !== 'longest-allow-wins-ties');

/** Dialects in which '*' is any text and a final '$' the end. */
export const wildcardDialects = dialectsWhere(
  ({ specialOctets }) => specialOctets === 'star-and-final-dollar',
);

/** Dialects in which '*' and '$' are plain characters, at least in a record that is not of version 2.0. */
export const literalDialects = dialectsWhere(
  ({ specialOctets }) => specialOctets !== 'star-and-final-dollar',
);
