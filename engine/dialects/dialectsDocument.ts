import type { UnreachablePhase } from './access/accessChoices.ts';
import { accessQuestions, choiceQuestions } from './choiceQuestions.ts';
import type { Dialect } from './dialect.ts';
import type { Certainty, Evidence } from './evidence.ts';

const head = `# Dialects

Generated from the dialects: \`UPDATE_DOCS=1 npx vitest run --project engine engine/dialects/dialectsDocument.test.ts\`.

A dialect is one file of named choices, each with how sure it is and where it is from. What each value means is said at
its strategy in \`matching/\`, \`syntax/\` and \`dialect.ts\`.

| certainty | means |
| --- | --- |
| text | read in the text of the standard or in the source of the parser |
| vendor | read in the operator's own documentation |
| reported | said by others, or the practice of implementations |
| ours | the text is silent or open: this is our choice |
| unverified | from memory or by analogy: nothing here is frozen by a test |
`;

const durations: readonly (readonly [seconds: number, unit: string])[] = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
];

function durationOf(seconds: number): string {
  const [size, unit] = durations.find(([length]) => seconds % length === 0) ?? [1, 'second'];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function phaseOf({ fromSeconds, treatment, siteUnreachable }: UnreachablePhase): string {
  const otherwise = siteUnreachable === undefined ? '' : ` (${siteUnreachable} where the site is, too)`;
  return `${fromSeconds === 0 ? 'at first' : `after ${durationOf(fromSeconds)}`} ${treatment}${otherwise}`;
}

function shownValue(choice: string, value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((part) => String(part)).join(', ');
  if (typeof value === 'number') return choice.endsWith('Seconds') ? durationOf(value) : String(value);
  return String(value);
}

/** Text in a cell of a table: a bar would end the cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

interface Answer {
  readonly question: string;
  readonly value: string;
  readonly evidence: Evidence;
}

function answersOf(dialect: Dialect): readonly Answer[] {
  return keysOf(choiceQuestions).map((choice) => ({
    question: choiceQuestions[choice],
    value: shownValue(choice, dialect.choices[choice]),
    evidence: dialect.evidence[choice],
  }));
}

function accessAnswersOf({ access }: Dialect): readonly Answer[] {
  return keysOf(accessQuestions).map((choice) => ({
    question: accessQuestions[choice],
    value:
      choice === 'unreachable'
        ? access.choices.unreachable.map(phaseOf).join('; ')
        : shownValue(choice, access.choices[choice]),
    evidence: access.evidence[choice],
  }));
}

/** The keys of a record whose keys its type knows. */
function keysOf<Key extends string>(record: { readonly [K in Key]: unknown }): readonly Key[] {
  // Object.keys promises strings alone; a literal with a mapped type has no others.
  return Object.keys(record) as Key[];
}

function table(answers: readonly Answer[]): string {
  const rows = answers.map(({ question, value, evidence }) => {
    const { certainty, source, note } = evidence;
    const why = note === undefined ? source : `${source}. ${note}`;
    return `| ${cell(question)} | \`${cell(value)}\` | ${certainty} | ${cell(why)} |`;
  });
  return ['| question | answer | certainty | source |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Which dialects give which answer to one question. */
function sideBySide(
  dialects: readonly Dialect[],
  answersBy: (dialect: Dialect) => readonly Answer[],
): string {
  const [first] = dialects;
  const questions = first === undefined ? [] : answersBy(first).map(({ question }) => question);
  const rows = questions.map((question, index) => {
    const byValue = new Map<string, string[]>();
    for (const dialect of dialects) {
      const value = answersBy(dialect)[index]?.value ?? '';
      byValue.set(value, [...(byValue.get(value) ?? []), dialect.shortName]);
    }
    const parts = [...byValue].map(([value, names]) => `\`${cell(value)}\`: ${names.join(', ')}`);
    return `| ${cell(question)} | ${byValue.size === 1 ? `\`${[...byValue.keys()].join('')}\`: all` : parts.join('<br>')} |`;
  });
  return ['| question | answers |', '| --- | --- |', ...rows].join('\n');
}

function countOf(dialect: Dialect, certainty: Certainty): number {
  return [...answersOf(dialect), ...accessAnswersOf(dialect)].filter(
    ({ evidence }) => evidence.certainty === certainty,
  ).length;
}

const certainties: readonly Certainty[] = ['text', 'vendor', 'reported', 'ours', 'unverified'];

function howSure(dialects: readonly Dialect[]): string {
  const rows = dialects.map(
    (dialect) =>
      `| [${dialect.name}](#${dialect.id}) | ${certainties.map((certainty) => countOf(dialect, certainty)).join(' | ')} |`,
  );
  return [
    `| dialect | ${certainties.join(' | ')} |`,
    `| --- | ${certainties.map(() => '---:').join(' | ')} |`,
    ...rows,
  ].join('\n');
}

function section(dialect: Dialect): string {
  return [
    `## <a id="${dialect.id}"></a>${dialect.name}`,
    dialect.summary,
    dialect.sources.map(({ title, url }) => `- [${title}](${url})`).join('\n'),
    '### Reading',
    table(answersOf(dialect)),
    '### Fetching',
    table(accessAnswersOf(dialect)),
  ].join('\n\n');
}

/** What each dialect does and the source, as Markdown. */
export function dialectsDocument(dialects: readonly Dialect[]): string {
  return `${[
    head.trimEnd(),
    'How sure the answers of each dialect are:',
    howSure(dialects),
    '## Side by side: reading',
    sideBySide(dialects, answersOf),
    '## Side by side: fetching',
    sideBySide(dialects, accessAnswersOf),
    ...dialects.map(section),
  ].join('\n\n')}\n`;
}
