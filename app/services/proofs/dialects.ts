import type { CauseKind, DialectId } from '../../../engine/index.ts';
import { compile, createComparison, robotsInput } from '../../../engine/index.ts';
import type { Parting } from '../../wording/explainDifference.ts';
import { decide } from './decide.ts';
import type { Portions } from './portions.ts';
import type { AnswerTo, CauseGroup, CausesQuestion, DialectsQuestion } from './protocol.ts';

/** Whether two dialects give every URL the same verdict, and if not a URL for each pair of rules over which they part. */
export function* dialectsPortions(question: DialectsQuestion): Portions<AnswerTo<DialectsQuestion>> {
  const robots = robotsInput(question.robots);
  const [a, b] = [question.a, question.b].map((id) => compile(robots, id).forAgent(question.agent));
  if (a === undefined || b === undefined) return { kind: 'dialects', outcome: { kind: 'equal' } };
  const deciding = decide(a, b, question.maxStates);
  let decided = deciding.next();
  while (decided.done !== true) {
    yield { states: decided.value, answer: null };
    decided = deciding.next();
  }
  return { kind: 'dialects', outcome: decided.value };
}

/** The lines that have to do with a difference: those of its cause, and those that decide. */
function linesOf({ cause, a, b }: Parting): readonly number[] {
  const own = [
    ...('fields' in cause ? cause.fields.map(({ line }) => line) : []),
    ...('agents' in cause ? cause.agents.map(({ line }) => line) : []),
    ...('boundary' in cause ? [cause.boundary] : []),
  ];
  return [...own, ...cause.lines, a.verdict.line, b.verdict.line].filter((line) => line > 0);
}

interface Draft {
  readonly urls: Set<string>;
  readonly dialects: Set<DialectId>;
  readonly lines: Set<number>;
  example: CauseGroup['example'];
}

/** A difference with one cause explains it best. */
const isPurer = (one: Parting, other: Parting): boolean => one.further.length < other.further.length;

/** Why dialects part from a reference over some URLs, cause by cause, the most frequent first. */
export function* causesPortions(question: CausesQuestion): Portions<AnswerTo<CausesQuestion>> {
  const { agent, reference, others, urls } = question;
  const comparison = createComparison(robotsInput(question.robots), agent);
  const drafts = new Map<CauseKind, Draft>();
  const note = (url: string, dialect: DialectId, parting: Parting): void => {
    const { kind } = parting.cause;
    const draft = drafts.get(kind) ?? {
      urls: new Set(),
      dialects: new Set(),
      lines: new Set(),
      example: { url, parting },
    };
    drafts.set(kind, draft);
    draft.urls.add(url);
    draft.dialects.add(dialect);
    for (const line of linesOf(parting)) draft.lines.add(line);
    if (isPurer(parting, draft.example.parting)) draft.example = { url, parting };
  };
  const answer = (answered: number): AnswerTo<CausesQuestion> => ({
    kind: 'causes',
    answered,
    groups: [...drafts]
      .map(
        ([cause, draft]): CauseGroup => ({
          cause,
          urls: draft.urls.size,
          dialects: others.filter((id) => draft.dialects.has(id)),
          lines: [...draft.lines].toSorted((one, other) => one - other),
          example: draft.example,
        }),
      )
      .toSorted((one, other) => other.urls - one.urls),
  });
  for (const [index, url] of urls.entries()) {
    for (const dialect of others) {
      const difference = comparison.compare(url, reference, dialect);
      if (difference.kind === 'differs' && difference.differs === 'verdict') note(url, dialect, difference);
    }
    yield { states: index + 1, answer: null };
  }
  return answer(urls.length);
}
