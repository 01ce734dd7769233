import type { AccessChoices } from './access/accessChoices.ts';
import type { DialectChoices } from './dialect.ts';

/** The question that each choice of a dialect answers, in the order in which a reader meets them. */
export const choiceQuestions: { readonly [Choice in keyof DialectChoices]: string } = {
  fileOctets: 'How many bytes of a file does a crawler read?',
  oversizeFile: 'What happens to a longer file?',
  byteOrderMark: 'What happens to a byte order mark at the start?',
  nul: 'What does a NUL byte do?',
  lineOctets: 'How many bytes of a line are read?',
  whiteSpace: 'What counts as white space around names and values?',
  missingColon: 'Can white space replace the colon?',
  fieldNames: 'How are field names recognised?',
  allow: 'Is Allow a rule?',
  blankLine: 'What does a blank line do?',
  agentRunEndedBy: 'What ends a run of User-agent lines?',
  robotVersion: 'What does Robot-version do?',
  star: "When is a User-agent line the default, '*'?",
  agentOfLine: 'Which part of a User-agent line is the name?',
  agentAsked: "Which part of the crawler's name is compared?",
  agentMatch: 'When does a line match the crawler?',
  agentFallbacks: 'Which names are tried if none matches?',
  sameAgent: 'Which of several groups for one crawler apply?',
  target: 'Which part of a URL is compared?',
  robotsTxt: 'Is /robots.txt itself exempt?',
  emptyValue: 'What does a rule without a value do?',
  valueIsUrl: 'How is a full URL as a value read?',
  valueWithoutSlash: 'How is a value without a leading slash read?',
  specialOctets: 'Which characters of a pattern are special?',
  escapes: 'What happens to percent-escapes?',
  indexHtml: 'Does an Allow for index.html also match its directory?',
  precedence: 'Which of the matching rules decides?',
};

/** The question that each choice about fetching robots.txt answers. */
export const accessQuestions: { readonly [Choice in keyof AccessChoices]: string } = {
  success: 'Which statuses return the file?',
  notModified: 'What does 304 mean to a crawler that has a cached copy?',
  redirectHops: 'How many redirects in a row are followed?',
  redirectsBeyond: 'What does exceeding that limit mean?',
  unauthorized: 'What do 401 and 403 mean?',
  tooManyRequests: 'What does 429 mean?',
  clientError: 'What does any other 4xx mean?',
  serverError: 'What does a 5xx mean?',
  networkFailure: 'What does no response mean?',
  brokenResponse: 'What does an incomplete response mean?',
  otherStatus: 'What does any other status mean?',
  unreachable: 'What applies while the file is unreachable?',
  copySeconds: 'How old may a cached copy be?',
  cacheSeconds: 'How long is a file cached without headers?',
  cacheHeaders: 'Which headers change that?',
  cacheMaximumSeconds: 'What is the longest time headers can set?',
};
