import { defineRule } from '../lintRule.ts';

const driveLetter = /^\/?[a-z]:(?=[\\/])/i;
const fileScheme = /^file:\/*/i;
/** Where web servers keep their files. '/home/' by itself is a usual path of a URL. */
const documentRoot =
  /^\/?(?:var\/www(?:\/html)?|(?:home\d?|usr|srv|data)\/(?:[^/*]+\/)*(?:public_html|htdocs|www)|public_html|htdocs|inetpub(?:\/wwwroot)?)(?=\/|$)/i;

/** Resolves '.' and '..' segments (RFC 3986 5.2.4); a path with a wildcard before '..' can't be. */
function withoutDotSegments(path: string): string | null {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '.') continue;
    if (segment !== '..') kept.push(segment);
    else if (kept.at(-1)?.includes('*')) return null;
    else if (kept.length > 1) kept.pop();
  }
  return kept.join('/');
}

const hasDotSegment = (path: string): boolean => /(?:^|\/)\.\.(?:\/|$)/.test(path);

/** Why a path is one of a disk, and the URL's path that is probably meant. */
interface DiskPath {
  readonly kind: 'disk' | 'backslash' | 'dots';
  readonly path: string | null;
}

function readDiskPath(value: string): DiskPath | null {
  const slashed = value.replace(/\\+/g, '/');
  const plain = slashed.replace(fileScheme, '/').replace(driveLetter, '');
  const urlPath = plain.replace(documentRoot, '');
  const rooted = urlPath.startsWith('/') ? urlPath : `/${urlPath}`;
  const path = hasDotSegment(rooted) ? withoutDotSegments(rooted) : rooted;
  if (urlPath !== slashed) return { kind: 'disk', path };
  if (value.includes('\\')) return { kind: 'backslash', path: value.startsWith('*') ? urlPath : path };
  return hasDotSegment(value) ? { kind: 'dots', path } : null;
}

/** A path of a file system instead of a URL. */
export const pathOtherOs = defineRule({
  id: 'path-other-os',
  category: 'pattern',
  severity: 'error',
  dialects: 'all',
  fix: 'changes-meaning',
  supersedes: ['path-no-slash', 'path-unencoded', 'path-absolute-url'],
  messages: {
    disk: "'{value}' is a path on the server's disk. Rules match URL paths, so this one matches nothing. Write {better}.",
    backslash:
      'URL paths use slashes. Browsers and crawlers convert backslashes, so this rule matches nothing. Write {better}.',
    dots: "Browsers and crawlers resolve '..' before they send a request, so this rule matches nothing. Write {better}.",
  },
  *check({ rules }) {
    for (const { value, span } of rules) {
      const found = readDiskPath(value);
      if (found === null) continue;
      const { kind, path } = found;
      // The whole disk would become the whole site.
      const fixed = path === '/' || path === value ? null : path;
      const better = fixed === null ? 'the path as the browser shows it' : `'${fixed}'`;
      const changes = `The rule takes effect: it matches every URL whose path starts with '${fixed}'.`;
      const fix = { label: `Write '${fixed}'`, edits: [{ ...span, insert: fixed ?? '' }], changes };
      yield {
        messageId: kind,
        data: kind === 'disk' ? { value, better } : { better },
        span,
        ...(fixed === null ? {} : { fix }),
      };
    }
  },
});
