import type { Crawler } from '../../../engine/index.ts';
import { compile, crawlers } from '../../../engine/index.ts';
import type { DirectiveField } from '../../wording/directives.ts';
import { directiveWords } from '../../wording/directives.ts';
import { purposeNames } from '../../wording/purposes.ts';
import { textOf } from '../../wording/valueText.ts';
import type { EditingContext } from './editingContext.ts';
import { knownPaths } from './knownPaths.ts';

/** Something that may be meant. */
export interface CompletionOption {
  readonly label: string;
  /** What is inserted where it is not the label. */
  readonly insert?: string;
  /** A few words after the label. */
  readonly detail: string;
  /** A sentence or two, shown beside the list. */
  readonly info?: string;
  /** Whether another completion follows, since what is inserted asks for a value. */
  readonly goesOn?: boolean;
}

/** What may be meant at a place, the likeliest first. */
export interface CompletionAnswer {
  /** Where what is typed so far begins, in UTF-16 units of the line. */
  readonly from: number;
  readonly options: readonly CompletionOption[];
}

/** What a line asks for at its end. */
type Asked =
  | { readonly kind: 'directive'; readonly from: number }
  | { readonly kind: 'value'; readonly of: DirectiveField; readonly from: number };

/** Reads the line as far as the cursor, by the same scanner that verdicts come from. */
function askedAt(before: string): Asked | null {
  const { file } = compile(before, 'google');
  const [line] = file.lines;
  const [role] = file.roles;
  if (line === undefined || role === undefined || line.comment !== null) return null;
  const { content } = line;
  if (content.kind !== 'field') {
    const typed = /^\s*([A-Za-z-]*)$/.exec(before)?.[1];
    return typed === undefined ? null : { kind: 'directive', from: before.length - typed.length };
  }
  const value = textOf(file, content.value);
  if (content.separator !== 'colon' || (value !== '' && /\s$/.test(before))) return null;
  const from = before.length - value.length;
  if (role.kind === 'agent') return { kind: 'value', of: 'user-agent', from };
  if (role.kind === 'orphan') return { kind: 'value', of: role.rule, from };
  return role.kind === 'other' ? { kind: 'value', of: role.field, from } : null;
}

const isRule = (field: DirectiveField): boolean => field === 'allow' || field === 'disallow';

/** In a group rules come first, outside of one the line that begins it. */
function directiveOptions({ file }: EditingContext, lineNumber: number): readonly CompletionOption[] {
  const before = file.roles.slice(0, lineNumber - 1).toReversed();
  const last = before.find(({ kind }) => kind === 'agent' || kind === 'rule' || kind === 'blank');
  const inGroup = last?.kind === 'agent' || last?.kind === 'rule';
  const rank = (field: DirectiveField) => (isRule(field) === inGroup ? 0 : 1);
  const fields = Object.entries(directiveWords).flatMap(([field, words]) =>
    words.isCurrent ? [{ field: field as DirectiveField, ...words }] : [],
  );
  return fields
    .toSorted((a, b) => rank(a.field) - rank(b.field))
    .map(({ name, meaning }) => ({ label: name, insert: `${name}: `, detail: meaning, goesOn: true }));
}

function crawlerOption({ token, operator, purpose, stanceNote, retired }: Crawler): CompletionOption {
  const gone = retired === null ? '' : ' · inactive';
  return {
    label: token,
    detail: `${purposeNames[purpose]} · ${operator}${gone}`,
    info: stanceNote,
  };
}

/** '*' first, then the bots that are asked for, then the rest; those that crawl no more last. */
function crawlerOptions({ bots }: EditingContext): readonly CompletionOption[] {
  const rank = ({ token, retired }: Crawler) => (retired !== null ? 2 : bots.includes(token) ? 0 : 1);
  return [
    { label: '*', detail: 'every crawler that no group names' },
    ...crawlers.toSorted((a, b) => rank(a) - rank(b)).map(crawlerOption),
  ];
}

function pathOptions({ file, paths }: EditingContext): readonly CompletionOption[] {
  return knownPaths(file, paths).map(({ path, urls, lines }) => {
    const seen = [
      ...(urls > 0 ? [`${urls} of the test URLs`] : []),
      ...(lines.length > 0 ? [`line ${lines.join(', ')}`] : []),
    ];
    return { label: path, detail: seen.join(' · ') };
  });
}

function sitemapOptions({ origin }: EditingContext): readonly CompletionOption[] {
  if (origin === null) return [];
  return ['sitemap.xml', 'sitemap_index.xml', 'sitemap.xml.gz'].map((name) => ({
    label: `${origin}/${name}`,
    detail: name === 'sitemap.xml' ? 'the usual location' : '',
  }));
}

const signals: readonly CompletionOption[] = [
  { label: 'search=yes, ai-train=no', detail: 'found in search, not used to train models' },
  { label: 'search=yes, ai-input=no, ai-train=no', detail: 'found in search, no other use by AI' },
  { label: 'search=yes, ai-input=yes, ai-train=yes', detail: 'any use' },
];

function valueOptions(field: DirectiveField, context: EditingContext): readonly CompletionOption[] {
  switch (field) {
    case 'user-agent':
      return crawlerOptions(context);
    case 'allow':
    case 'disallow':
      return pathOptions(context);
    case 'sitemap':
      return sitemapOptions(context);
    case 'content-signal':
      return signals;
    default:
      return [];
  }
}

/** What may be meant at the end of `before`, the text of a line (1-based number) up to the cursor; null for nothing. */
export function completionsAt(
  before: string,
  lineNumber: number,
  context: EditingContext,
): CompletionAnswer | null {
  const asked = askedAt(before);
  if (asked === null) return null;
  const options =
    asked.kind === 'directive' ? directiveOptions(context, lineNumber) : valueOptions(asked.of, context);
  const typed = before.slice(asked.from);
  // What is there already is no help.
  const others = options.filter(({ label }) => label !== typed);
  return others.length === 0 ? null : { from: asked.from, options: others };
}
