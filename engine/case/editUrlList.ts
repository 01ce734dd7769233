import { isSameBot } from './caseBots.ts';
import { answerQuestion, caseQuestions } from './questions.ts';
import type { Case } from './testCase.ts';
import type { Expectation, ExpectedVerdict, UrlListEntry } from './urlList.ts';
import { parseUrlLine, printUrlLine } from './urlList.ts';

/** The line with other marks; what stands after the URL (a comment, the CR of CRLF) stays. */
function withMarks(text: string, entry: UrlListEntry, expectations: readonly Expectation[]): string {
  const end = text.lastIndexOf(entry.url, urlStart(text, entry.url)) + entry.url.length;
  const indent = /^\s*/.exec(text)?.[0] ?? '';
  return `${indent}${printUrlLine({ ...entry, expectations })}${text.slice(end)}`;
}

/** Where the URL begins: it ends at the end of the line or before a comment, so the first ` #` bounds the search. */
function urlStart(text: string, url: string): number {
  const comment = text.search(/\s#/);
  return (comment < 0 ? text.trimEnd().length : comment) - url.length;
}

function changeLine(
  urlList: string,
  line: number,
  change: (entry: UrlListEntry) => readonly Expectation[],
): string {
  const lines = urlList.split('\n');
  const text = lines[line - 1];
  const entry = text === undefined ? null : parseUrlLine(text, line);
  if (text === undefined || entry === null) return urlList;
  lines[line - 1] = withMarks(text, entry, change(entry));
  return lines.join('\n');
}

/** A URL list in which a line (1-based) has one expectation for all bots, or none where `expected` is 'none'. */
export function setExpectation(urlList: string, line: number, expected: ExpectedVerdict): string {
  return changeLine(urlList, line, () => (expected === 'none' ? [] : [{ expected, bots: [] }]));
}

/** Expectations without a bot's own. */
function withoutBot(expectations: readonly Expectation[], bot: string): readonly Expectation[] {
  return expectations.flatMap((expectation) => {
    if (expectation.bots.length === 0) return [expectation];
    const bots = expectation.bots.filter((name) => !isSameBot(name, bot));
    return bots.length === 0 ? [] : [{ ...expectation, bots }];
  });
}

/** A URL list in which a line (1-based) expects something of one bot; what it expects of others stays. */
export function setBotExpectation(
  urlList: string,
  line: number,
  expected: ExpectedVerdict,
  bot: string,
): string {
  return changeLine(urlList, line, ({ expectations }) => {
    const others = withoutBot(expectations, bot);
    const forAll = others.findLast(({ bots }) => bots.length === 0)?.expected ?? 'none';
    if (forAll === expected) return others;
    const same = others.findIndex((other) => other.bots.length > 0 && other.expected === expected);
    if (same < 0) return [...others, { expected, bots: [bot] }];
    return others.map((other, at) => (at === same ? { ...other, bots: [...other.bots, bot] } : other));
  });
}

/**
 * The URL list of a case with every present verdict as an expectation ('keep it so'): one mark where all bots of a
 * line agree, else the bots by name. What the list expected before is replaced.
 */
export function keepVerdicts(testCase: Case): string {
  const allowedBy = new Map<number, { readonly allow: string[]; readonly disallow: string[] }>();
  for (const question of caseQuestions(testCase)) {
    const { entry, bot } = question;
    const verdict = answerQuestion(question);
    if (verdict === null) continue;
    const bots = allowedBy.get(entry.line) ?? { allow: [], disallow: [] };
    (verdict.allowed ? bots.allow : bots.disallow).push(bot.crawler.token);
    allowedBy.set(entry.line, bots);
  }
  const lines = testCase.urlList.split('\n');
  for (const [line, { allow, disallow }] of allowedBy) {
    const text = lines[line - 1] ?? '';
    const entry = parseUrlLine(text, line);
    if (entry === null) continue;
    const expectations: readonly Expectation[] =
      allow.length === 0 || disallow.length === 0
        ? [{ expected: allow.length > 0 ? 'allow' : 'disallow', bots: [] }]
        : [
            { expected: 'allow', bots: allow },
            { expected: 'disallow', bots: disallow },
          ];
    lines[line - 1] = withMarks(text, entry, expectations);
  }
  return lines.join('\n');
}
