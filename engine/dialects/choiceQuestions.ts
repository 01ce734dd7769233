import type { AccessChoices } from './access/accessChoices.ts';
import type { DialectChoices } from './dialect.ts';

/** The question that each choice of a dialect answers, in the order in which a reader meets them. */
export const choiceQuestions: { readonly [Choice in keyof DialectChoices]: string } = {
  fileOctets: 'How many octets of a file does a crawler read?',
  oversizeFile: 'What becomes of a longer file?',
  byteOrderMark: 'What becomes of a byte order mark at the start?',
  nul: 'What does a NUL do?',
  lineOctets: 'How many octets of a line are read?',
  whiteSpace: 'What is white space around names and values?',
  missingColon: 'May white space stand for the colon?',
  fieldNames: 'How are field names recognised?',
  allow: 'Is Allow a rule?',
  blankLine: 'What does a blank line do?',
  agentRunEndedBy: 'What ends a run of User-agent lines?',
  robotVersion: 'What does Robot-version do?',
  star: "When is a User-agent line the default, '*'?",
  agentOfLine: 'What of a User-agent line is the name?',
  agentAsked: 'What of the name asked about is compared?',
  agentMatch: 'When does a line name the crawler?',
  agentFallbacks: 'Which names are asked where none is its own?',
  sameAgent: 'Which of several groups for one crawler count?',
  target: 'Which part of a URL is compared?',
  robotsTxt: 'Is /robots.txt itself exempt?',
  emptyValue: 'What does a rule without a value do?',
  valueIsUrl: 'What is a value that is a whole URL?',
  valueWithoutSlash: 'What is a value without a leading slash?',
  specialOctets: 'Which octets of a pattern are special?',
  escapes: 'What happens to percent-escapes?',
  indexHtml: 'Does an Allow of index.html cover its directory?',
  precedence: 'Which of the matching rules decides?',
};

/** The question that each choice about fetching robots.txt answers. */
export const accessQuestions: { readonly [Choice in keyof AccessChoices]: string } = {
  success: 'Which statuses bring the file?',
  notModified: 'What does 304 mean to a crawler that has a copy?',
  redirectHops: 'How many redirects in a row are followed?',
  redirectsBeyond: 'What does a file behind more of them count as?',
  unauthorized: 'What do 401 and 403 mean?',
  tooManyRequests: 'What does 429 mean?',
  clientError: 'What does any other 4xx mean?',
  serverError: 'What does a 5xx mean?',
  networkFailure: 'What does no answer mean?',
  brokenResponse: 'What does half an answer mean?',
  otherStatus: 'What does any other status mean?',
  unreachable: 'What holds while the file is out of reach?',
  copySeconds: 'How old may a copy be to stand in?',
  cacheSeconds: 'How long does a file hold without headers?',
  cacheHeaders: 'Which headers change that?',
  cacheMaximumSeconds: 'How long can headers make it hold?',
};
