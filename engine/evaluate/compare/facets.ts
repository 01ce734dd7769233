import type { Dialect, DialectChoices } from '../../dialects/dialect.ts';

/** A way in which two readings may part, in the order in which reading a file comes upon it. */
export type CauseKind =
  | 'file-limit'
  | 'byte-order-mark'
  | 'nul'
  | 'line-limit'
  | 'white-space'
  | 'missing-colon'
  | 'field-name'
  | 'allow-unknown'
  | 'blank-line'
  | 'extended-record'
  | 'agent-run-end'
  | 'star-reading'
  | 'agent-reading'
  | 'agent-fallback'
  | 'same-agent'
  | 'target'
  | 'robots-txt-exempt'
  | 'empty-value'
  | 'value-is-url'
  | 'value-without-slash'
  | 'wildcard-literal'
  | 'escape-handling'
  | 'index-html'
  | 'order';

/** The choices that together make one way of parting. */
export interface Facet {
  readonly kind: CauseKind;
  readonly choices: readonly (keyof DialectChoices)[];
}

/**
 * Every choice of a dialect, by the question that it answers and in reading order: the file, its lines, its groups, the
 * crawler's groups, the target, the rules, the winner. Robot-version gives a record without it the escapes and the
 * exemption of 1996, so those facets carry it too.
 */
export const facets: readonly Facet[] = [
  { kind: 'file-limit', choices: ['fileOctets', 'oversizeFile'] },
  { kind: 'byte-order-mark', choices: ['byteOrderMark'] },
  { kind: 'nul', choices: ['nul'] },
  { kind: 'line-limit', choices: ['lineOctets'] },
  { kind: 'white-space', choices: ['whiteSpace'] },
  { kind: 'missing-colon', choices: ['missingColon'] },
  { kind: 'field-name', choices: ['fieldNames'] },
  { kind: 'allow-unknown', choices: ['allow'] },
  { kind: 'blank-line', choices: ['blankLine'] },
  {
    kind: 'extended-record',
    choices: ['robotVersion', 'agentRunEndedBy', 'specialOctets', 'escapes', 'robotsTxt', 'precedence'],
  },
  { kind: 'agent-run-end', choices: ['agentRunEndedBy'] },
  { kind: 'star-reading', choices: ['star'] },
  { kind: 'agent-reading', choices: ['agentOfLine', 'agentAsked', 'agentMatch'] },
  { kind: 'agent-fallback', choices: ['agentFallbacks'] },
  { kind: 'same-agent', choices: ['sameAgent'] },
  { kind: 'target', choices: ['target'] },
  { kind: 'robots-txt-exempt', choices: ['robotsTxt', 'robotVersion'] },
  { kind: 'empty-value', choices: ['emptyValue'] },
  { kind: 'value-is-url', choices: ['valueIsUrl'] },
  { kind: 'value-without-slash', choices: ['valueWithoutSlash'] },
  { kind: 'wildcard-literal', choices: ['specialOctets'] },
  { kind: 'escape-handling', choices: ['escapes', 'robotVersion'] },
  { kind: 'index-html', choices: ['indexHtml'] },
  { kind: 'order', choices: ['precedence'] },
];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** True where two dialects differ in a choice. */
export function differIn(a: Dialect, b: Dialect, choice: keyof DialectChoices): boolean {
  return !same(a.choices[choice], b.choices[choice]);
}

/**
 * The facets in which two dialects differ, in reading order. Where a record of the extended standard binds the
 * crawler, Robot-version means that and nothing else; where none does, that facet would only bundle others.
 */
export function differingFacets(a: Dialect, b: Dialect, isExtended: boolean): readonly Facet[] {
  const asked = isExtended
    ? facets.map((facet) => (facet.kind === 'extended-record' ? facet : withoutRobotVersion(facet)))
    : facets.filter(({ kind }) => kind !== 'extended-record');
  return asked.filter(({ choices }) => choices.some((choice) => differIn(a, b, choice)));
}

function withoutRobotVersion({ kind, choices }: Facet): Facet {
  return { kind, choices: choices.filter((choice) => choice !== 'robotVersion') };
}

/** `a` with the choices of `b` in some facets: a reading that is nobody's, to see what those choices alone do. */
export function hybridOf(a: Dialect, b: Dialect, taken: readonly Facet[]): Dialect {
  const choices = taken.flatMap((facet) => facet.choices);
  const fromB = Object.fromEntries(choices.map((choice) => [choice, b.choices[choice]]));
  return { ...a, choices: { ...a.choices, ...fromB } };
}
