import type { Source, Verdict } from '../../engine/index.ts';
import type { CrawlerProof } from '../services/proofs/protocol.ts';
import { lineText } from '../store/selectors/lineText.ts';
import type { VerdictChanges } from '../store/selectors/verdictChanges.ts';
import {
  changeHeadline,
  crawlerList,
  listed,
  orderedProofs,
  proofTitle,
  textRemark,
  verdictChangeSummary,
} from './changeWords.ts';
import { noLineReasons } from './verdictReasons.ts';

/** What a report of changes is made of. */
export interface ReportedChanges {
  readonly title: string;
  /** The site; null where it is not known. */
  readonly origin: string | null;
  readonly before: Source;
  readonly after: Source;
  /** Product tokens that are named in any case, in lower case. */
  readonly important: ReadonlySet<string>;
  /** Null where nothing is proven yet. */
  readonly proofs: readonly CrawlerProof[] | null;
  readonly list: VerdictChanges;
  /** How many bots the list is asked for. */
  readonly bots: number;
}

/** Text as code in a line of Markdown, whatever backticks it has; safe in a cell of a table. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const pad = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text.replace(/\|/g, '\\|')}${pad}${fence}`;
}

/** A title of someone's own as plain words: nothing of it is taken for Markdown. */
const plain = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&').replace(/\s+/g, ' ');

function decision({ allowed, line, reason }: Verdict, source: Source): string {
  const verdict = allowed ? 'allowed' : 'blocked';
  return line > 0
    ? `${verdict} by line ${line}, ${codeSpan(lineText(source, line))}`
    : `${verdict}, ${noLineReasons[reason]}`;
}

function proofLines({ proofs, important, before, after }: ReportedChanges): readonly string[] {
  if (proofs === null) return ['The search had not finished when this report was made.'];
  const lines = orderedProofs(proofs).flatMap(({ crawlers, outcome }) => {
    const { named, alike } = crawlerList(crawlers, important);
    const others = alike.length === 0 ? '' : ` and ${alike.length} more`;
    const names = alike.length === 0 ? listed(named) : named.join(', ');
    const kinds = outcome.kind === 'differs' ? outcome.kinds : [];
    return [
      `- For ${names}${others}: ${proofTitle(outcome)}`,
      ...kinds.map(
        ({ witness, change, a, b }) =>
          `  - ${codeSpan(witness)} ${change.replace('-', ' ')}: live ${decision(a, before)}; draft ${decision(b, after)}`,
      ),
    ];
  });
  return [`**${changeHeadline(proofs).text}.**`, '', ...lines];
}

function listLines({ list, bots, before, after }: ReportedChanges): readonly string[] {
  const summary = verdictChangeSummary(list, bots);
  if (list.changes.length === 0) return [summary];
  return [
    summary,
    '',
    '| URL | Bot | Change | Live | Draft |',
    '| --- | --- | --- | --- | --- |',
    ...list.changes.map(
      (one) =>
        `| ${codeSpan(one.typed)} | ${one.bot.crawler.token} | ${one.change.replace('-', ' ')} | ${decision(one.before, before)} | ${decision(one.after, after)} |`,
    ),
  ];
}

/** What changes, for whom and why, as Markdown. */
export function changeReport(changes: ReportedChanges): string {
  const { title, origin, before, after } = changes;
  const remark = textRemark(before, after);
  return [
    `# Changes to robots.txt${title === '' ? '' : `: ${plain(title)}`}`,
    '',
    ...(origin === null ? [] : [`Site: ${origin}`, '']),
    `Live: ${before.octets.length.toLocaleString('en')} bytes; draft: ${after.octets.length.toLocaleString('en')} bytes. ${remark}`.trim(),
    '',
    '## All possible URLs',
    '',
    ...proofLines(changes),
    '',
    '## URLs in the list',
    '',
    ...listLines(changes),
    '',
  ].join('\n');
}
