import type { CaseBot, Matcher } from '../../../engine/index.ts';
import { createCaseBots, samePolicy } from '../../../engine/index.ts';
import { decide } from './decide.ts';
import type { Portions } from './portions.ts';
import type { AnswerTo, ChangesQuestion, CrawlerProof, ProofOutcome, ProofProgress } from './protocol.ts';

/** Crawlers that the same groups bind in both files, read the same way: one proof holds for all of them. */
interface Audience {
  readonly crawlers: string[];
  readonly before: Matcher;
  readonly after: Matcher;
}

/** Numbers objects in the order of their coming, so that they can be part of a key. */
function createNumbering(): (object: object) => number {
  const numbers = new Map<object, number>();
  return (object) => {
    const number = numbers.get(object) ?? numbers.size;
    numbers.set(object, number);
    return number;
  };
}

/** What binds a crawler: bots with the same key get the same answers. */
function bindingOf({ file, policy }: Matcher, numberOf: (file: object) => number): string {
  const { selection, unbound } = policy;
  const groups = selection.groups.map(({ group }) => group.index).join();
  return `${numberOf(file)} ${unbound} ${selection.kind} ${groups}`;
}

function* audiencesOf({
  before,
  after,
  reading,
  crawlers,
}: ChangesQuestion): Generator<undefined, readonly Audience[]> {
  const [botsBefore, botsAfter] = [createCaseBots(before, reading), createCaseBots(after, reading)];
  const numberOf = createNumbering();
  const audiences = new Map<string, Audience>();
  const seen = new Set<CaseBot>();
  for (const asked of crawlers) {
    const [one, other] = [botsBefore.of(asked), botsAfter.of(asked)];
    if (seen.has(one)) continue;
    seen.add(one);
    const key = `${bindingOf(one.matcher, numberOf)} ${bindingOf(other.matcher, numberOf)}`;
    const audience = audiences.get(key);
    if (audience === undefined)
      audiences.set(key, { crawlers: [one.crawler.token], before: one.matcher, after: other.matcher });
    else audience.crawlers.push(one.crawler.token);
    yield;
  }
  return [...audiences.values()];
}

/** Equal for outcomes that say the same, so that they can be told once. */
function keyOf(outcome: ProofOutcome): string {
  if (outcome.kind !== 'differs') return outcome.kind;
  const kinds = outcome.kinds.map(({ witness, change, a, b }) => [witness, change, a.line, b.line]);
  return JSON.stringify([outcome.isComplete, kinds]);
}

/** Does work that nothing is told about; it may be stopped at each step. */
function* unreported<Result>(
  steps: Generator<undefined, Result>,
): Generator<ProofProgress<AnswerTo<ChangesQuestion>>, Result> {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
    yield { states: 0, answer: null };
  }
}

/** What a proof says for crawlers that other lines bind, in the same words. */
function restate(outcome: ProofOutcome, { before, after }: Audience): ProofOutcome {
  if (outcome.kind !== 'differs') return outcome;
  const kinds = outcome.kinds.map(({ witness, change }) => ({
    witness,
    change,
    a: before.evaluate(witness),
    b: after.evaluate(witness),
  }));
  return { ...outcome, kinds };
}

const saysTheSame = (one: Audience, other: Audience): boolean =>
  samePolicy(one.before.policy, other.before.policy) && samePolicy(one.after.policy, other.after.policy);

/** Audiences that the same rules bind, read the same way: what is proven for the first holds for all. */
function* alikeOf(audiences: readonly Audience[]): Generator<undefined, readonly (readonly Audience[])[]> {
  const alike: (readonly [Audience, Audience[]])[] = [];
  for (const audience of audiences) {
    const known = alike.find(([first]) => saysTheSame(first, audience));
    if (known === undefined) alike.push([audience, [audience]]);
    else known[1].push(audience);
    yield;
  }
  return alike.map(([, all]) => all);
}

/** What changes from a file to another, for each crawler. Those for which the same is proven come together. */
export function* changesPortions(question: ChangesQuestion): Portions<AnswerTo<ChangesQuestion>> {
  const audiences = yield* unreported(audiencesOf(question));
  const asked = audiences.reduce((sum, { crawlers }) => sum + crawlers.length, 0);
  const proofs = new Map<string, CrawlerProof>();
  let [states, answered] = [0, 0];
  const answer = (): AnswerTo<ChangesQuestion> => ({
    kind: 'changes',
    proofs: [...proofs.values()],
    answered,
    asked,
  });
  for (const alike of yield* unreported(alikeOf(audiences))) {
    const [first] = alike;
    if (first === undefined) continue;
    const deciding = decide(first.before, first.after, question.maxStates);
    let decided = deciding.next();
    while (decided.done !== true) {
      yield { states: states + decided.value, answer: answer() };
      decided = deciding.next();
    }
    for (const audience of alike) {
      const outcome = restate(decided.value, audience);
      const known = proofs.get(keyOf(outcome));
      const crawlers = [...(known?.crawlers ?? []), ...audience.crawlers];
      proofs.set(keyOf(outcome), { outcome: known?.outcome ?? outcome, crawlers });
      answered += audience.crawlers.length;
    }
    states += 1;
    yield { states, answer: answer() };
  }
  return answer();
}
