import type { Finding, Severity } from '../finding.ts';
import type { ReportSubject } from './summary.ts';
import { countBySeverity, severities } from './summary.ts';

const titles: Readonly<Record<Severity, string>> = {
  error: 'Errors',
  warning: 'Warnings',
  info: 'Notes',
  hint: 'Hints',
};

const words: Readonly<Record<Severity, readonly [one: string, several: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};

/** Lines of the file that are longer are cut, in UTF-16 units. */
const longestLine = 200;

/** Text in which nothing is markup: what stands in a robots.txt is not the ticket writer's. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#~&!]/g, '\\$&').replace(/[\r\n]+/g, ' ');
}

/** A code span whose fence is longer than any run of backticks in it. */
function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = text.startsWith('`') || text.endsWith('`') || text.trim() === '' ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

/** The physical lines of a text, as all readers count them. */
function linesOf(text: string): readonly string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
}

function summaryOf(findings: readonly Finding[]): string {
  const counts = countBySeverity(findings);
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => `${counts[severity]} ${words[severity][counts[severity] === 1 ? 0 : 1]}`);
  return parts.length === 0 ? 'nothing found' : parts.join(', ');
}

function entryOf({ line, id, message, related, fix }: Finding, lines: readonly string[]): string {
  const text = (lines[line - 1] ?? '').slice(0, longestLine);
  const others = [...new Set(related.map((place) => place.line))];
  const also = others.length === 0 ? '' : ` (also line ${others.slice(0, 20).join(', ')})`;
  const repair =
    fix === undefined
      ? ''
      : `\n  Fix: ${escaped(fix.label)}.${fix.changes === undefined ? '' : ` ${escaped(fix.changes)}`}`;
  const shown = text.trim() === '' ? '' : `\n  ${codeSpan(text)}`;
  return `- **Line ${line}**${also}, ${codeSpan(id)}: ${escaped(message)}${shown}${repair}`;
}

/** The findings as Markdown for a ticket, by severity; `text` is the file as it was checked. */
export function toMarkdown(
  findings: readonly Finding[],
  { uri, text }: ReportSubject & { readonly text: string },
): string {
  const lines = linesOf(text);
  const sections = severities.flatMap((severity) => {
    const own = findings.filter((finding) => finding.severity === severity);
    if (own.length === 0) return [];
    return [`\n## ${titles[severity]}\n\n${own.map((finding) => entryOf(finding, lines)).join('\n')}\n`];
  });
  return `# ${escaped(uri)}: ${summaryOf(findings)}\n${sections.join('')}`;
}
