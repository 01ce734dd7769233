import type { Case, ExpectationResult } from '../../index.ts';
import { caseFromJson, checkExpectations, describeCaseError, junitXml } from '../../index.ts';
import { counted } from '../format/counted.ts';
import { describeFailure, describeQuestion } from '../format/expectations.ts';
import { readInput } from '../input.ts';
import type { Command, Io } from '../io.ts';
import { oneOf, readArguments, wrongUse } from '../options.ts';

interface TestedCase {
  readonly path: string;
  readonly title: string;
  readonly results: readonly ExpectationResult[];
}

const formats = ['human', 'json', 'junit'] as const;

async function readCase(io: Io, path: string): Promise<Case | null> {
  const octets = await readInput(io, path);
  if (octets === null) return null;
  const read = caseFromJson(new TextDecoder().decode(octets));
  if (read.ok) return read.value;
  io.warn(`robots-workbench: ${path}: ${describeCaseError(read.error)}`);
  return null;
}

function humanTest({ path, title, results }: TestedCase): string {
  const failures = results.filter(({ passed }) => !passed);
  const count =
    results.length === 0
      ? 'nothing is expected'
      : `${(results.length - failures.length).toString()} of ${counted(results.length, 'expectation')} met`;
  return [
    `${path}${title === '' ? '' : ` (${title})`}: ${count}`,
    ...failures.map((failure) => `  line ${failure.line.toString()}: ${describeFailure(failure)}`),
    '',
  ].join('\n');
}

function formatted(format: (typeof formats)[number], tested: readonly TestedCase[]): string {
  switch (format) {
    case 'human':
      return tested.map(humanTest).join('');
    case 'json':
      return `${JSON.stringify(tested, null, 2)}\n`;
    case 'junit':
      return junitXml(
        'robots.txt expectations',
        tested.flatMap(({ path, results }) =>
          results.map((result) => ({
            className: path,
            name: describeQuestion(result),
            failure: result.passed ? null : describeFailure(result),
          })),
        ),
      );
  }
}

/** `test case.robots-case.json…`: whether the expectations of cases are met. */
export const testCommand: Command = async (args, io) => {
  const parsed = readArguments(io, 'test', {
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', short: 'f', default: 'human' },
      robots: { type: 'string' },
    },
  });
  if (parsed === null) return 2;
  const { values, positionals } = parsed;
  const format = oneOf(io, 'test', 'format', formats, values.format);
  if (format === null) return 2;
  if (positionals.length === 0) return wrongUse(io, 'test', 'name a case file') ?? 2;
  const robots = values.robots === undefined ? undefined : await readInput(io, values.robots);
  if (robots === null) return 2;

  const tested: TestedCase[] = [];
  for (const path of positionals) {
    const read = await readCase(io, path);
    if (read === null) return 2;
    const testCase: Case =
      robots === undefined ? read : { ...read, robots: { kind: 'octets', octets: robots } };
    tested.push({ path, title: read.title, results: checkExpectations(testCase) });
  }
  await io.write(formatted(format, tested));
  return tested.some(({ results }) => results.some(({ passed }) => !passed)) ? 1 : 0;
};
