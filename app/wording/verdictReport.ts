import type { Verdict } from '../../engine/index.ts';
import { noLineReasons } from './verdictReasons.ts';

/** What one reading answers. */
export interface ReportedReading {
  /** 'Google', 'the 1994 standard'. */
  readonly reader: string;
  readonly verdict: Pick<Verdict, 'allowed' | 'line' | 'reason'>;
  /** The text of the deciding line; '' where there is none. */
  readonly line: string;
}

/** A verdict that somebody thinks is wrong, with all that is needed to look into it. */
export interface VerdictReport {
  readonly url: string;
  readonly bot: string;
  /** The answer that is doubted first, then how others read. */
  readonly readings: readonly ReportedReading[];
  readonly expected: 'allow' | 'disallow' | null;
  /** The file, shortened to what the answers need. */
  readonly robots: string;
  /** Opens the shortened case. */
  readonly link: string;
}

const allowedWord = (isAllowed: boolean) => (isAllowed ? 'allowed' : 'disallowed');

function because({ verdict, line }: ReportedReading): string {
  if (verdict.line > 0) return `by line ${verdict.line}, \`${line}\``;
  const reason = noLineReasons[verdict.reason];
  return reason === '' ? '' : `(${reason})`;
}

/** The report as Markdown, for an issue or a mail. */
export function verdictReport({ url, bot, readings, expected, robots, link }: VerdictReport): string {
  const answers = readings.map((reading) =>
    `- ${reading.reader}: ${allowedWord(reading.verdict.allowed)} ${because(reading)}`.trimEnd(),
  );
  const wanted =
    expected === null ? 'what you expected, and where that is written' : allowedWord(expected === 'allow');
  return [
    '# Possibly wrong verdict from Robots Workbench',
    '',
    `- URL: \`${url}\``,
    `- Crawler: ${bot}`,
    `- Expected: ${wanted}`,
    '',
    'Verdicts, the one in doubt first:',
    '',
    ...answers,
    '',
    'robots.txt, shortened to what these verdicts need:',
    '',
    ...robots.split('\n').map((line) => `    ${line}`),
    '',
    `Open in Robots Workbench: ${link}`,
    '',
  ].join('\n');
}
