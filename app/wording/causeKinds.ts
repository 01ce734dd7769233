import type { CauseKind } from '../../engine/index.ts';

/** A kind of difference between dialects, in words. */
export interface CauseWords {
  readonly title: string;
  /** What readers do differently. */
  readonly text: string;
  /** How a file is read alike by all. */
  readonly remedy: string;
}

/** Every kind of difference, in words. */
export const causeWords: { readonly [Kind in CauseKind]: CauseWords } = {
  'file-limit': {
    title: 'How much of the file is read',
    text: 'Some readers stop after a fixed number of bytes and never see the lines after that.',
    remedy: 'Keep the file below 500 KiB and put the most important rules first.',
  },
  'byte-order-mark': {
    title: 'Byte order mark',
    text: 'Some readers skip the mark at the start of the file. Others treat it as part of the first line, so its field name is unknown.',
    remedy: 'Save the file as UTF-8 without a byte order mark.',
  },
  nul: {
    title: 'NUL byte',
    text: 'Some readers end a line at a byte with the value 0. Others treat it like any other byte.',
    remedy: 'Remove the byte.',
  },
  'line-limit': {
    title: 'How much of a line is read',
    text: 'Some readers cut very long lines.',
    remedy: 'Give each path a line of its own.',
  },
  'white-space': {
    title: 'What counts as white space',
    text: 'Space and tab count as white space everywhere; vertical tabs and form feeds do not.',
    remedy: 'Use only spaces.',
  },
  'missing-colon': {
    title: 'Missing colon',
    text: 'Google reads two words without a colon as a field and its value. Other readers ignore the line.',
    remedy: 'Add the colon.',
  },
  'field-name': {
    title: 'Field names',
    text: 'Some readers accept misspelt field names. Others ignore the line.',
    remedy: 'Spell User-agent, Allow and Disallow correctly.',
  },
  'allow-unknown': {
    title: 'Allow',
    text: 'The 1994 standard has only Disallow. Its readers ignore exceptions made with Allow.',
    remedy: 'Disallow each part separately instead of the whole with exceptions.',
  },
  'blank-line': {
    title: 'Blank lines',
    text: 'In the classic standards a blank line ends a record, and rules after it belong to no group until the next User-agent line. Modern readers ignore blank lines.',
    remedy: 'Put blank lines between groups, not inside them.',
  },
  'extended-record': {
    title: 'The extended standard',
    text: 'Robot-version: 2.0 switches readers that support it to different matching rules.',
    remedy: 'Leave Robot-version out: no known crawler reads it.',
  },
  'agent-run-end': {
    title: 'Where a list of user agents ends',
    text: 'Consecutive User-agent lines share one group until a line of another kind follows. Readers differ on which kinds count.',
    remedy: 'Write the User-agent lines of a group together, with the rules right after them.',
  },
  'star-reading': {
    title: 'Who the default group is for',
    text: 'All readers take * alone to mean every crawler; some also accept text after it.',
    remedy: 'Write only User-agent: *.',
  },
  'agent-reading': {
    title: 'How names are compared',
    text: 'Some readers strip versions from a name and require an exact match. Others look for one name inside the other.',
    remedy: 'Write only the product token, as its operator spells it.',
  },
  'agent-fallback': {
    title: 'Fallback names',
    text: 'Some crawlers look for a second name before they use the default group.',
    remedy: 'Name the crawler itself.',
  },
  'same-agent': {
    title: 'Several groups for one crawler',
    text: 'Modern readers combine all groups that name a crawler. In the classic standards only the first one counts.',
    remedy: 'Put all rules for a crawler in one group.',
  },
  target: {
    title: 'Which part of the URL is compared',
    text: 'Readers differ on what the path of an unusual URL is.',
    remedy: 'Test the URL as your server writes it.',
  },
  'robots-txt-exempt': {
    title: '/robots.txt itself',
    text: 'Some standards always allow /robots.txt. Others treat it like any other path.',
    remedy: 'No change needed: crawlers fetch the file before they can obey it.',
  },
  'empty-value': {
    title: 'Rules without a value',
    text: 'To classic readers an empty Disallow allows everything, wherever it is in the group. To modern readers it has no effect next to other rules.',
    remedy: 'Remove empty rules from groups that have other rules.',
  },
  'value-is-url': {
    title: 'A full URL instead of a path',
    text: 'Some readers use the path of the URL. Others compare the whole URL, so the rule matches nothing.',
    remedy: 'Write only the path, starting with a slash.',
  },
  'value-without-slash': {
    title: 'Paths without a slash',
    text: 'Some readers add the missing slash. For others the rule is ignored or matches nothing.',
    remedy: 'Start each path with a slash.',
  },
  'wildcard-literal': {
    title: 'Wildcards',
    text: 'In RFC 9309, * matches any characters and a final $ matches the end. In the classic standards they are literal characters.',
    remedy: 'Classic readers have no equivalent. Block the whole folder if that is acceptable.',
  },
  'escape-handling': {
    title: 'Percent-encoding',
    text: 'Readers differ on whether they decode the rule, the URL, both or neither before comparing.',
    remedy: 'Write paths as crawlers send them: encoded once, in upper-case hex, and only where needed.',
  },
  'index-html': {
    title: 'Index pages',
    text: 'Google applies Allow: /folder/index.html to /folder/ too.',
    remedy: 'Allow the folder as well: Allow: /folder/$.',
  },
  order: {
    title: 'Which rule wins',
    text: 'When several rules match, some readers use the first in the file and others the longest pattern.',
    remedy: 'Put longer patterns before shorter ones, so that both methods give the same result.',
  },
};
