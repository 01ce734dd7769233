/** A robots.txt and the URLs to ask about. */
export interface Workload {
  readonly name: string;
  readonly robots: string;
  readonly urls: readonly string[];
}

const sections = ['shop', 'search', 'account', 'blog', 'forum', 'media', 'help', 'api'];
const origin = 'https://example.com';

/** `count` values made from their index, so that every run asks the same. */
function times<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const section = (index: number): string => sections[index % sections.length] ?? '';

/** URLs of every section, some with a query, of which the rules below match a part. */
const urls = times(1_000, (index) => {
  const path = `/${section(index)}/${index % 97}/page-${index}`;
  return `${origin}${path}${index % 3 === 0 ? `?sort=price&page=${index % 50}` : '.html'}`;
});

function group(rules: readonly string[]): string {
  return ['User-agent: *', ...rules, ''].join('\n');
}

const everydayRule = (index: number): string => {
  const path = `/${section(index)}/${index}/`;
  return index % 4 === 0 ? `Allow: ${path}*.html$` : `Disallow: ${path}`;
};
const literalRule = (index: number): string => `Disallow: /${section(index)}/${index % 97}/page-${index * 7}`;
const wildcardRule = (index: number): string => `Disallow: /*/${index % 97}/*-${index}*sort=`;

/** Three sizes: an everyday file, a very long one, and one of wildcards only. */
export const workloads: readonly Workload[] = [
  { name: '40 rules', robots: group(times(40, everydayRule)), urls },
  { name: '4,000 literal rules', robots: group(times(4_000, literalRule)), urls },
  { name: '500 wildcard rules', robots: group(times(500, wildcardRule)), urls },
];
