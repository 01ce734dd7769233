/** A robots.txt and the URLs to ask about. */
export interface Workload {
  readonly name: string;
  readonly robots: string;
  readonly urls: readonly string[];
}

export const origin = 'https://example.com';

const sections = ['shop', 'search', 'account', 'blog', 'forum', 'media', 'help', 'api'];
const words = [
  'red',
  'winter',
  'linen',
  'coat',
  'with',
  'pockets',
  'for',
  'tall',
  'people',
  'sale',
  'second',
  'hand',
];

/** `count` values made from their index, so that every run asks the same. */
function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A number below `below` from an index, the same each time, without a visible order (Knuth's multiplicative hash). */
function scatter(index: number, below: number): number {
  return ((Math.imul(index + 1, 0x9e3779b1) >>> 0) % 1_000_003) % below;
}

const section = (index: number): string => sections[index % sections.length] ?? '';
const word = (index: number): string => words[index % words.length] ?? '';

/** A page's address with its title, as shops and blogs write them: about 70 octets. */
function pagePath(index: number): string {
  const title = times(5, (place) => word(scatter(index * 5 + place, 997))).join('-');
  return `/${section(index)}/${index % 97}/${title}-${index}`;
}

/** URLs of every section, a third with a query, of which the rules below match a part. */
export function pageUrls(count: number): readonly string[] {
  return times(count, (index) => {
    const page = scatter(index, 40_000);
    return `${origin}${pagePath(page)}${index % 3 === 0 ? `?sort=price&page=${index % 50}` : '.html'}`;
  });
}

/** A file of one group. */
export function groupOf(rules: readonly string[]): string {
  return ['User-agent: *', ...rules, ''].join('\n');
}

/** Folders, endings and queries, a quarter of them allowed again. */
export function mixedRules(count: number): readonly string[] {
  return times(count, (index) => {
    const folder = `/${section(index)}/${index}/`;
    if (index % 10 === 7) return `Disallow: ${folder}*?sort=*&page=${index}$`;
    return index % 4 === 0 ? `Allow: ${folder}*.html$` : `Disallow: ${folder}`;
  });
}

/** The famous file that lists every page that shall not be found; half of its pages exist. */
export function literalRules(count: number): readonly string[] {
  return times(count, (index) => {
    const archived = index % 2 === 0 ? `-from-the-archive-of-${1990 + (index % 36)}` : '';
    return `Disallow: ${pagePath(index * 7)}${archived}`;
  });
}

/** Every rule begins with a wildcard and has two more inside. */
export function wildcardRules(count: number): readonly string[] {
  return times(count, (index) => `Disallow: /*/${index % 97}/*-${scatter(index, 40_000)}*sort=`);
}

/** The workloads of the claim: an everyday file, a very long one, and one of wildcards only. */
export function workloads(urlCount: number): readonly Workload[] {
  const urls = pageUrls(urlCount);
  return [
    { name: '40 mixed rules', robots: groupOf(mixedRules(40)), urls },
    { name: '4,000 literal rules', robots: groupOf(literalRules(4_000)), urls },
    { name: '500 wildcard rules', robots: groupOf(wildcardRules(500)), urls },
  ];
}

function fileLine(index: number): string {
  if (index % 400 === 0) return `User-agent: ${index % 800 === 0 ? '*' : `crawler-${word(index)}`}`;
  if (index % 9 === 1) return `# ${section(index)} ${word(index)}`;
  if (index % 5 === 2) return `Disallow: /${section(index)}/*/${index}*.html$`;
  return `Disallow: /${section(index)}/${word(index)}-${index}/`;
}

/** A file of `octets` octets with several groups and comments, for reading and linting. */
export function fileOf(octets: number): string {
  const lines = times(Math.ceil(octets / 12), fileLine);
  return lines.join('\n').slice(0, octets);
}
