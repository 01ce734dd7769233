import type { Cause, DialectChoices, DialectDifference, Trace } from '../../engine/index.ts';
import { readerNames } from './dialectNames.ts';
import type { Sentence } from './sentence.ts';
import { code, lineRef, lineRefs } from './sentence.ts';

/** Two readings that part over a URL. */
export type Parting = Extract<DialectDifference, { readonly kind: 'differs' }>;

/** How a reading ends, after its reader's name: 'blocks by line 4'. */
function outcome({ dialect, verdict }: Trace): Sentence {
  const verb = `${readerNames[dialect]} ${verdict.allowed ? 'allows' : 'blocks'}`;
  return verdict.line > 0 ? [`${verb} by `, lineRef(verdict.line)] : [`${verb} it because no rule matches`];
}

/** The two readers, the one whose choice has `value` first. */
function readersBy(cause: Cause, { a, b }: Parting, choice: keyof DialectChoices, value: string) {
  const difference = cause.choices.find((one) => one.choice === choice);
  const [one, other] = difference?.b === value ? [b, a] : [a, b];
  return { who: readerNames[one.dialect], other: readerNames[other.dialect] };
}

/** ' on line 3', or nothing where no line is known. */
function on(lines: readonly number[]): Sentence {
  return lines.length === 0 ? [] : [' on ', ...lineRefs(lines)];
}

/** What an order of precedence does, after its reader's name. */
function orderOf(trace: Trace): Sentence {
  const { dialect, verdict, rules } = trace;
  const winner = rules.matching.find(({ outcome: { kind } }) => kind === 'won')?.outcome;
  const by = winner?.kind === 'won' ? winner.by : 'only-match';
  const name = readerNames[dialect];
  switch (by) {
    case 'later-line':
      return [`${name} uses the first matching rule, `, lineRef(verdict.line)];
    case 'shorter':
      return [`${name} uses the longest matching pattern, `, lineRef(verdict.line)];
    case 'tie-allow-wins':
      return [`${name} lets Allow win between patterns of equal length, `, lineRef(verdict.line)];
    case 'tie-disallow-wins':
      return [`${name} lets Disallow win between patterns of equal length, `, lineRef(verdict.line)];
    case 'wildcard-against-exact':
      return [`${name} uses an exact match before wildcards, `, lineRef(verdict.line)];
    default:
      return outcome(trace);
  }
}

/** The point at which the two part, as the first half of the sentence. */
function point(cause: Cause, parting: Parting): Sentence {
  const by = (choice: keyof DialectChoices, value: string) => readersBy(cause, parting, choice, value);
  switch (cause.kind) {
    case 'wildcard-literal': {
      const { who, other } = by('specialOctets', 'star-and-final-dollar');
      return [`${who} reads `, code('*'), ' and a final ', code('$'), ` as wildcards; ${other} does not`];
    }
    case 'allow-unknown': {
      const { who, other } = by('allow', 'known');
      return [`${who} supports Allow`, ...on(cause.lines), `; ${other} has only Disallow`];
    }
    case 'field-name':
    case 'missing-colon': {
      const [field] = cause.fields;
      const [one, other] = field?.a === null ? [parting.b, parting.a] : [parting.a, parting.b];
      const what = cause.kind === 'field-name' ? 'the misspelt field name' : 'the missing colon';
      const lines = cause.fields.map(({ line }) => line);
      return [
        `${readerNames[one.dialect]} accepts ${what}`,
        ...on(lines),
        `; ${readerNames[other.dialect]} ignores the line`,
      ];
    }
    case 'blank-line': {
      const { who, other } = by('blankLine', 'ends-group');
      const where: Sentence = cause.boundary > 0 ? [', ', lineRef(cause.boundary)] : [];
      return [`${who} ends a group at a blank line`, ...where, `; ${other} does not`];
    }
    case 'agent-run-end':
      return cause.boundary > 0
        ? [
            lineRef(cause.boundary),
            ' ends the list of user agents for only one of them, so the groups differ',
          ]
        : ['they start groups at different lines'];
    case 'star-reading':
    case 'agent-reading':
    case 'agent-fallback': {
      // That a name binds the bot tells more than that the default then does not.
      const agent = cause.agents.find(({ value }) => value !== '*') ?? cause.agents[0];
      if (agent === undefined) return ['they choose different groups for this bot'];
      const [binds, not] = agent.a.applies ? [parting.a, parting.b] : [parting.b, parting.a];
      return [
        code(agent.value),
        ...on([agent.line]),
        ` matches this bot for ${readerNames[binds.dialect]} but not for ${readerNames[not.dialect]}`,
      ];
    }
    case 'same-agent': {
      const { who, other } = by('sameAgent', 'united');
      return [`${who} combines all groups that name this bot; ${other} reads only the first`];
    }
    case 'robots-txt-exempt': {
      const { who, other } = by('robotsTxt', 'always-allowed');
      return [code('/robots.txt'), ` is always allowed for ${who}; ${other} treats it like any other path`];
    }
    case 'empty-value':
      return ['they read a rule without a value', ...on(cause.lines), ' differently'];
    case 'value-without-slash':
      return ['they read a path without its leading “/”', ...on(cause.lines), ' differently'];
    case 'value-is-url':
      return ['they read a full URL used as a path', ...on(cause.lines), ' differently'];
    case 'escape-handling':
      return ['they compare %-escapes', ...on(cause.lines), ' differently'];
    case 'index-html': {
      const { who, other } = by('indexHtml', 'directory-too');
      return [
        `${who} applies an Allow for an index page`,
        ...on(cause.lines),
        ` to its folder too; ${other} does not`,
      ];
    }
    case 'target':
      return ['they compare ', code(parting.a.target.text), ' and ', code(parting.b.target.text)];
    case 'byte-order-mark':
      return ['the byte order mark before line 1 hides that line from one of them'];
    case 'nul':
      return [
        'a NUL byte',
        ...on(cause.fields.map(({ line }) => line)),
        ' ends the line for only one of them',
      ];
    case 'line-limit':
      return ['a line', ...on(cause.lines), ' exceeds the length that one of them reads'];
    case 'file-limit':
      return ['the file exceeds the size that one of them reads'];
    case 'white-space':
      return ['they differ on what counts as white space', ...on(cause.fields.map(({ line }) => line))];
    case 'extended-record':
      return [code('Robot-version: 2.0'), ' changes how one of them reads the record'];
    case 'order':
      return [];
  }
}

/** The sentence with its first letter in upper case. */
function capitalised(sentence: Sentence): Sentence {
  const [first = '', ...rest] = sentence;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : sentence;
}

/** Why two dialects part over a URL, in one sentence drawn from how each came to its verdict. */
export function explainDifference(parting: Parting): Sentence {
  const { a, b, cause } = parting;
  const causes = [cause, ...parting.further];
  if (causes.every(({ kind }) => kind === 'order'))
    return capitalised([...orderOf(a), '; ', ...orderOf(b), '.']);
  const points = causes.map((one) => point(one, parting)).filter((sentence) => sentence.length > 0);
  const joined = points.flatMap(
    (sentence, index): Sentence => (index === 0 ? sentence : ['; ', ...sentence]),
  );
  return capitalised([...joined, ': ', ...outcome(a), ', ', ...outcome(b), '.']);
}
