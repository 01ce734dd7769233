import { toLowerAscii } from '../octets/octet.ts';

/** The fields that any reader of robots.txt is known to give, or to have given, a meaning. */
export type KnownField =
  | 'user-agent'
  | 'allow'
  | 'disallow'
  | 'sitemap'
  | 'crawl-delay'
  | 'request-rate'
  | 'visit-time'
  | 'robot-version'
  | 'comment'
  | 'host'
  | 'clean-param'
  | 'content-signal'
  | 'content-usage'
  | 'domain'
  | 'noarchive'
  | 'nofollow'
  | 'noindex'
  | 'revisit-after';

/** What a field's name was taken for. */
export interface RecognisedField {
  readonly field: KnownField | 'unknown';
  /** How: the whole name, a name that only begins with the field's, or a misspelling that the reader forgives. */
  readonly by: 'name' | 'prefix' | 'typo';
}

/** How a reader recognises a field's name. */
export type FieldNameChoice = 'exact' | 'prefixes-and-typos';

const knownFields: readonly KnownField[] = [
  'user-agent',
  'allow',
  'disallow',
  'sitemap',
  'crawl-delay',
  'request-rate',
  'visit-time',
  'robot-version',
  'comment',
  'host',
  'clean-param',
  'content-signal',
  'content-usage',
  'domain',
  'noarchive',
  'nofollow',
  'noindex',
  'revisit-after',
];

const byName: ReadonlyMap<string, KnownField> = new Map(knownFields.map((field) => [field, field]));

/** The misspellings that Google's parser forgives (robots.cc `KeyIsUserAgent`, `KeyIsDisallow`, `KeyIsSitemap`); prefixes, too. */
const forgiven: readonly {
  readonly field: KnownField;
  readonly prefix: string;
  readonly by: 'prefix' | 'typo';
}[] = [
  { field: 'user-agent', prefix: 'user-agent', by: 'prefix' },
  { field: 'user-agent', prefix: 'useragent', by: 'typo' },
  { field: 'user-agent', prefix: 'user agent', by: 'typo' },
  { field: 'allow', prefix: 'allow', by: 'prefix' },
  { field: 'disallow', prefix: 'disallow', by: 'prefix' },
  { field: 'disallow', prefix: 'dissallow', by: 'typo' },
  { field: 'disallow', prefix: 'dissalow', by: 'typo' },
  { field: 'disallow', prefix: 'disalow', by: 'typo' },
  { field: 'disallow', prefix: 'diasllow', by: 'typo' },
  { field: 'disallow', prefix: 'disallaw', by: 'typo' },
  { field: 'sitemap', prefix: 'sitemap', by: 'prefix' },
  { field: 'sitemap', prefix: 'site-map', by: 'typo' },
];

const unknown: RecognisedField = { field: 'unknown', by: 'name' };

/** Recognises a field by its name, an octet string in any case. */
export function recogniseField(name: string, choice: FieldNameChoice): RecognisedField {
  const lower = toLowerAscii(name);
  const exact = byName.get(lower);
  if (exact !== undefined) return { field: exact, by: 'name' };
  if (choice === 'exact') return unknown;
  const match = forgiven.find(({ prefix }) => lower.startsWith(prefix));
  return match === undefined ? unknown : { field: match.field, by: match.by };
}
