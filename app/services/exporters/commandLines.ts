import type { Case } from '../../../engine/index.ts';
import { caseSite, parseUrlList } from '../../../engine/index.ts';
import { caseFileName } from './exportFiles.ts';

/** A word of a POSIX shell's command line that stands for exactly this text. */
export function shellWord(text: string): string {
  return /^[\w.,/:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/** An option with its value; joined by '=' where the value would be taken for an option. */
function option(name: string, value: string): string {
  return `--${name}${value.startsWith('-') ? '=' : ' '}${shellWord(value)}`;
}

/** The command line that checks what a case expects, given the file that `exportCase` makes of it. */
export function testCommand({ title }: Case): string {
  return `npx robots-workbench test ${shellWord(caseFileName(title))}`;
}

/** The command line that answers what a case asks, for a list of URLs in `urls.txt` and the file `robots.txt`. */
export function checkCommand(testCase: Case): string {
  const { origin } = caseSite(testCase, parseUrlList(testCase.urlList));
  return [
    'npx robots-workbench check',
    ...testCase.bots.map((bot) => option('agent', bot)),
    ...(testCase.reading === 'each-its-own' ? [] : [option('dialect', testCase.reading)]),
    ...(origin === null ? [] : [option('origin', origin)]),
    '--urls urls.txt robots.txt',
  ].join(' ');
}
