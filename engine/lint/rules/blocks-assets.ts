import { searchAudiences } from '../audiences.ts';
import { defineRule } from '../lintRule.ts';

type AssetKind = 'styles' | 'scripts' | 'images';

/** A directory that only sites with Joomla have: '/media/' is something else elsewhere. */
const joomla = '/administrator/';

/** Where widespread systems keep what a page needs to be rendered. */
const assets: readonly { readonly kind: AssetKind; readonly url: string }[] = [
  { kind: 'scripts', url: '/wp-includes/js/jquery/jquery.min.js' },
  { kind: 'styles', url: '/wp-includes/css/dist/block-library/style.min.css' },
  { kind: 'styles', url: '/wp-content/themes/theme/style.css' },
  { kind: 'scripts', url: '/wp-content/plugins/plugin/assets/js/frontend.min.js' },
  { kind: 'images', url: '/wp-content/uploads/2026/11/photo.jpg' },
  { kind: 'scripts', url: '/_next/static/chunks/main.js' },
  { kind: 'styles', url: '/_next/static/css/main.css' },
  { kind: 'scripts', url: '/_nuxt/entry.js' },
  { kind: 'scripts', url: '/static/js/main.js' },
  { kind: 'styles', url: '/static/css/main.css' },
  { kind: 'scripts', url: '/assets/js/app.js' },
  { kind: 'styles', url: '/assets/css/app.css' },
  { kind: 'scripts', url: '/js/main.js' },
  { kind: 'styles', url: '/css/main.css' },
  { kind: 'scripts', url: '/main.js' },
  { kind: 'styles', url: '/main.css' },
  { kind: 'styles', url: '/sites/all/themes/theme/css/style.css' },
  { kind: 'scripts', url: '/core/misc/drupal.js' },
  { kind: 'scripts', url: '/media/jui/js/jquery.min.js' },
  { kind: 'images', url: '/assets/images/logo.png' },
  { kind: 'images', url: '/images/logo.png' },
  { kind: 'images', url: '/img/logo.png' },
];

const words: Readonly<Record<AssetKind, string>> = {
  styles: 'style sheets',
  scripts: 'scripts',
  images: 'images',
};

/** A rule of one or two characters closes the site, or a good part of it, and not its assets. */
const isWholeSite = (value: string): boolean => /^[/*]*(?:\?\**)?\$?$/.test(value);

/** False where a path ends inside a word of a URL: '/a' covers '/assets/', but was not written for it. */
function endsAtWord(value: string, url: string): boolean {
  const isLetter = (character: string): boolean => /^[A-Za-z0-9]$/.test(character);
  return value.includes('*') || !isLetter(value.slice(-1)) || !isLetter(url.charAt(value.length));
}

/** Style sheets, scripts or images closed to search engines. */
export const blocksAssets = defineRule({
  id: 'blocks-assets',
  category: 'policy',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    rendering:
      "This keeps {what} such as '{url}' from {whom}. Search engines need these files to render the page as visitors see it. Remove the line, or allow the files with a longer rule.",
    images:
      "This keeps images such as '{url}' from {whom}: they won't appear in image search, and pages are rendered without them. Remove the line if you don't want that.",
  },
  *check(context) {
    const told = new Set<number>();
    const isJoomla = context.text.includes(joomla);
    for (const { matcher, whom, crawlers } of searchAudiences(context)) {
      const blocked = new Map<number, { readonly kinds: Set<AssetKind>; readonly url: string }>();
      for (const { kind, url } of assets) {
        if (url.startsWith('/media/') && !isJoomla) continue;
        const { allowed, line } = matcher.evaluate(url);
        if (allowed || told.has(line) || !endsAtWord(context.lines[line - 1]?.field?.value ?? '', url))
          continue;
        const known = blocked.get(line);
        if (known === undefined) blocked.set(line, { kinds: new Set([kind]), url });
        else known.kinds.add(kind);
      }
      for (const [number, { kinds, url }] of blocked) {
        const field = context.lines[number - 1]?.field;
        if (!field || isWholeSite(field.value)) continue;
        told.add(number);
        const rendering = [...kinds].filter((kind) => kind !== 'images').map((kind) => words[kind]);
        const place = { span: field.valueSpan, crawlers };
        if (rendering.length > 0)
          yield { ...place, messageId: 'rendering', data: { what: rendering.join(' and '), url, whom } };
        else yield { ...place, messageId: 'images', severity: 'info', data: { url, whom } };
      }
    }
  },
});
