import type { Case, DialectId, Verdict } from '../../engine/index.ts';
import { dialectOf, emptyCase, shrinkFile, sourceFromText } from '../../engine/index.ts';
import { linkTo } from '../services/permalink.ts';
import { type Bot, matcherOf, nameAsked } from '../store/selectors/bots.ts';
import { lineText } from '../store/selectors/lineText.ts';
import { policyOf, sourceOf } from '../store/selectors/source.ts';
import { readerNames } from '../wording/dialectNames.ts';
import type { ReportedReading } from '../wording/verdictReport.ts';
import { verdictReport } from '../wording/verdictReport.ts';

/** The readings that stand beside the doubted one. */
const otherReadings: readonly DialectId[] = ['google', 'rfc9309', 'res1996', 'res1994'];

/** What is doubted. */
export interface DoubtedVerdict {
  readonly case: Case;
  readonly bot: Bot;
  /** As a crawler sends it. */
  readonly url: string;
  readonly expected: 'allow' | 'disallow' | null;
}

/** What a reading answers, with the line by which its group applies. */
type FullReading = ReportedReading & { readonly verdict: Verdict };

function readingsOf(robots: string, { case: theCase, bot, url }: DoubtedVerdict): readonly FullReading[] {
  const source = sourceFromText(robots);
  const matcher = matcherOf(source, bot, theCase.reading);
  const own = matcher.dialect;
  const name = nameAsked(matcher, bot);
  const reading = (reader: string, verdict: Verdict) => ({
    reader,
    verdict,
    line: lineText(source, verdict.line),
  });
  return [
    reading(`${bot.crawler.token}, dialect: ${dialectOf(own).name}`, matcher.evaluate(url)),
    ...otherReadings
      .filter((id) => id !== own)
      .map((id) => reading(readerNames[id], policyOf(source, id).forAgent(name).evaluate(url))),
  ];
}

const answersOf = (readings: readonly ReportedReading[]): string =>
  readings.map(({ verdict, line }) => `${verdict.allowed} ${verdict.reason} ${line}`).join('\n');

/** A report of a verdict that may be wrong: both readings, the least file that gives them, and a link to that. */
export async function verdictReportOf(doubted: DoubtedVerdict, page: string): Promise<string> {
  const { case: theCase, bot, url, expected } = doubted;
  const source = sourceOf(theCase.robots);
  const readings = readingsOf(source.text, doubted);
  const wanted = answersOf(readings);
  const guess = readings.flatMap(({ verdict }) => [verdict.agentLine, verdict.line]);
  const robots = shrinkFile(source.text, (text) => answersOf(readingsOf(text, doubted)) === wanted, guess);
  const link = await linkTo(
    {
      ...emptyCase,
      title: 'Possibly wrong verdict',
      reading: theCase.reading,
      robots: { kind: 'text', text: robots },
      urlList: url,
      bots: [bot.asked],
    },
    page,
  );
  return verdictReport({
    url,
    bot: bot.asked,
    readings: readingsOf(robots, doubted),
    expected,
    robots,
    link: link.ok ? link.value : 'the case is too large for a link',
  });
}
