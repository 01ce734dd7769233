import { isAsciiWhiteSpace, isTokenOctet, toLowerAscii } from '../octets/octet.ts';
import { encodeUtf8 } from '../octets/utf8.ts';

/**
 * What of a User-agent line's value names the crawler.
 * - 'cut-at-non-token': up to the first octet outside A-Z a-z _ - (robots.cc `ExtractUserAgent`, RFC 9309 2.2.1).
 * - 'without-version': up to the '/' of a version.
 * - 'before-slash-or-blank': up to the first '/', space or tab.
 * - 'whole-value'.
 */
export type AgentOfLineChoice =
  | 'cut-at-non-token'
  | 'without-version'
  | 'before-slash-or-blank'
  | 'whole-value';

/** What of the name asked about is compared: as given, cut as a line is, without its version, or 'slurp' for any of Slurp's names. */
export type AgentAskedChoice =
  | 'as-given'
  | 'cut-at-non-token'
  | 'without-version'
  | 'slurp-or-without-version';

/** When a line names the crawler, both sides in lower case. */
export type AgentMatchChoice = 'equal' | 'line-inside-name' | 'name-inside-line';

/** When a line is the default of everybody: '*' alone, or before white space as well. */
export type StarChoice = 'alone' | 'alone-or-before-white-space';

function cut(text: string, keeps: (octet: number) => boolean): string {
  let end = 0;
  while (end < text.length && keeps(text.charCodeAt(end))) end += 1;
  return text.slice(0, end);
}

const beforeSlash = (text: string): string => cut(text, (octet) => octet !== 0x2f).trimEnd();

/** The name on a User-agent line, an octet string in lower case; empty where nothing is left, which names nobody. */
export function agentOfLine(value: string, choice: AgentOfLineChoice): string {
  const lower = toLowerAscii(value);
  switch (choice) {
    case 'cut-at-non-token':
      return cut(lower, isTokenOctet);
    case 'without-version':
      return beforeSlash(lower);
    case 'before-slash-or-blank':
      return cut(lower, (octet) => octet !== 0x2f && octet !== 0x20 && octet !== 0x09);
    case 'whole-value':
      return lower;
  }
}

/** True where a User-agent line's value (an octet string) is the default for every crawler. */
export function isStar(value: string, choice: StarChoice): boolean {
  if (value === '*') return true;
  return (
    choice === 'alone-or-before-white-space' &&
    value.startsWith('*') &&
    isAsciiWhiteSpace(value.charCodeAt(1))
  );
}

/** The name asked about as it is compared, an octet string in lower case. */
export function agentAsked(agent: string, choice: AgentAskedChoice): string {
  const lower = toLowerAscii(String.fromCharCode(...encodeUtf8(agent.slice(0, 4096))));
  switch (choice) {
    case 'as-given':
      return lower;
    case 'cut-at-non-token':
      return cut(lower, isTokenOctet);
    case 'without-version':
      return beforeSlash(lower);
    case 'slurp-or-without-version':
      return lower.includes('slurp') ? 'slurp' : beforeSlash(lower);
  }
}

/** True where the name on a line is the crawler asked about; an empty name on either side matches nobody. */
export function namesCrawler(line: string, asked: string, choice: AgentMatchChoice): boolean {
  if (line === '' || asked === '') return false;
  switch (choice) {
    case 'equal':
      return line === asked;
    case 'line-inside-name':
      return asked.includes(line);
    case 'name-inside-line':
      return line.includes(asked);
  }
}
