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
    text: 'Some readers stop after a number of octets; lines behind that do not exist for them.',
    remedy: 'Keep the file below 500 KiB, with what matters most at its top.',
  },
  'byte-order-mark': {
    title: 'The byte order mark',
    text: 'Some readers skip the mark at the start of the file. To the others it is part of the first line, whose field then has an unknown name.',
    remedy: 'Save the file as UTF-8 without a byte order mark.',
  },
  nul: {
    title: 'A NUL octet',
    text: 'To some readers a line ends at an octet of the value 0, to others it is one like any other.',
    remedy: 'Take the octet out.',
  },
  'line-limit': {
    title: 'How much of a line is read',
    text: 'Some readers cut very long lines.',
    remedy: 'Give each path a line of its own.',
  },
  'white-space': {
    title: 'What white space is',
    text: 'Space and tab count as white space everywhere; vertical tabs and form feeds do not.',
    remedy: 'Use nothing but spaces.',
  },
  'missing-colon': {
    title: 'A missing colon',
    text: 'Google takes two words without a colon for a field and its value. All others ignore such a line.',
    remedy: 'Write the colon.',
  },
  'field-name': {
    title: 'Names of fields',
    text: 'Some readers forgive misspelt names of fields. To all others the line is unknown.',
    remedy: 'Spell User-agent, Allow and Disallow as they are.',
  },
  'allow-unknown': {
    title: 'Allow',
    text: 'The standard of 1994 has Disallow and nothing else: an exception made by Allow does not exist for its readers.',
    remedy: 'Write Disallow for each of the parts, instead of the whole with exceptions.',
  },
  'blank-line': {
    title: 'Blank lines',
    text: 'In the classic standards a blank line ends a record; what follows belongs to nobody until the next User-agent line. Today’s readers take no notice of blank lines.',
    remedy: 'Put blank lines between groups, never inside one.',
  },
  'extended-record': {
    title: 'The extended standard',
    text: 'Robot-version: 2.0 switches to other rules of matching, for those who know it.',
    remedy: 'Leave Robot-version out: nobody is known to read it.',
  },
  'agent-run-end': {
    title: 'Where a list of user agents ends',
    text: 'Several User-agent lines share one group until a line of another kind comes. Which kinds count differs.',
    remedy: 'Write the User-agent lines of a group one below the other, and rules right after them.',
  },
  'star-reading': {
    title: 'Who the default group is for',
    text: 'Only * by itself means everybody to all readers; some let other text follow.',
    remedy: 'Write User-agent: * and nothing more.',
  },
  'agent-reading': {
    title: 'How a name is compared',
    text: 'Some readers cut versions and the like off a name and want the rest to be equal; others look for one name inside of the other.',
    remedy: 'Write the product token alone, as its operator spells it.',
  },
  'agent-fallback': {
    title: 'Names to fall back to',
    text: 'Some crawlers look for a second name before they take the default group.',
    remedy: 'Name the crawler itself.',
  },
  'same-agent': {
    title: 'Several groups for one crawler',
    text: 'Today all groups that name a crawler count as one. In the classic standards the first one is all there is.',
    remedy: 'Put all rules for a crawler into one group.',
  },
  target: {
    title: 'What of the URL is compared',
    text: 'Readers differ in what they take for the path of an unusual URL.',
    remedy: 'Test the URL as your server writes it.',
  },
  'robots-txt-exempt': {
    title: '/robots.txt itself',
    text: 'Some standards always allow /robots.txt, to others it is a path like any other.',
    remedy: 'It changes nothing in practice: the file is fetched before it can be obeyed.',
  },
  'empty-value': {
    title: 'Rules without a value',
    text: 'A classic reader takes an empty Disallow for leave to fetch everything, wherever it stands. Today it has no effect beside other rules.',
    remedy: 'Leave empty rules out of groups that have others.',
  },
  'value-is-url': {
    title: 'A whole URL in place of a path',
    text: 'Some readers take the path out of it, others compare it as it stands, and then it matches nothing.',
    remedy: 'Write the path alone, from its first slash.',
  },
  'value-without-slash': {
    title: 'Paths without a slash',
    text: 'Some readers add the missing slash, others ignore the rule or find that it matches nothing.',
    remedy: 'Begin each path with a slash.',
  },
  'wildcard-literal': {
    title: 'Wildcards',
    text: 'Since RFC 9309 * stands for anything and a final $ for the end. In the classic standards they are characters that a path must have.',
    remedy: 'There is no way to say it to a classic reader. Block the folder, where that will do.',
  },
  'escape-handling': {
    title: 'Percent-encoding',
    text: 'Readers differ in whether they decode a rule, the URL, both or neither before comparing.',
    remedy: 'Write paths as crawlers send them: encoded once, in upper-case hex, nothing that need not be.',
  },
  'index-html': {
    title: 'Index pages',
    text: 'Google takes an Allow of /folder/index.html for /folder/ too.',
    remedy: 'Allow the folder as well: Allow: /folder/$.',
  },
  order: {
    title: 'Which rule wins',
    text: 'Where several rules match, some readers obey the first in the file and others the longest pattern.',
    remedy: 'Put longer patterns before shorter ones: then both orders come to the same.',
  },
};
