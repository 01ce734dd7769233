/** A start tag; offsets are UTF-16 units of the page. */
export interface StartTag {
  /** In lower case. */
  readonly name: string;
  /** By name in lower case; of two with one name the first (WHATWG HTML 13.2.5.33). */
  readonly attributes: ReadonlyMap<string, string>;
  readonly from: number;
  readonly to: number;
  readonly place: 'head' | 'body';
}

/** Elements whose content is text to a browser that runs scripts. */
const textElements: ReadonlySet<string> = new Set(
  'script style title textarea xmp iframe noembed noframes noscript template'.split(' '),
);
/**
 * Elements that may stand in a head, and go there even after its end (WHATWG HTML 13.2.6.4.6); any other opens the
 * body.
 */
const headElements: ReadonlySet<string> = new Set(
  'html head meta link base basefont bgsound script style title noscript noframes template'.split(' '),
);
/** End tags that open the body where there is none yet (WHATWG HTML 13.2.6.4.4). */
const bodyEnds: ReadonlySet<string> = new Set(['body', 'html', 'br']);

const namedReferences: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', '\u00a0'],
  ['comma', ','],
  ['colon', ':'],
]);

function decodeReferences(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return namedReferences.get(name) ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}

const blankOrSlash = /[\t\n\f\r /]*/y;
const attributeName = /[^\t\n\f\r />][^\t\n\f\r />=]*/y;
const attributeValue =
  /[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >"'][^\t\n\f\r >]*)|(["'])|)/y;

/** Matches a sticky pattern at `at`, a global one from `at` on. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads the attributes from `at`, after a tag's name, up to its '>'; null for a tag that the page's end cuts off. */
function readAttributes(
  html: string,
  at: number,
): { readonly attributes: ReadonlyMap<string, string>; readonly to: number } | null {
  const attributes = new Map<string, string>();
  let next = at;
  for (;;) {
    next += matchAt(blankOrSlash, html, next)?.[0].length ?? 0;
    if (html.charAt(next) === '>') return { attributes, to: next + 1 };
    const written = matchAt(attributeName, html, next)?.[0];
    if (written === undefined) return null;
    next += written.length;
    const [assigned = '', double, single, plain = '', unclosed] = matchAt(attributeValue, html, next) ?? [];
    if (unclosed !== undefined) return null;
    next += assigned.length;
    const name = written.toLowerCase();
    if (!attributes.has(name)) attributes.set(name, decodeReferences(double ?? single ?? plain));
  }
}

const tagName = /[a-z][^\t\n\f\r />]*/iy;
const emptyComment = /<!---?>/y;
const commentEnd = /--!?>/g;

/** Past the end of what starts with '<!' or '<?': a comment, a doctype, or what is read as a comment. */
function markupEnd(html: string, at: number): number {
  if (!html.startsWith('<!--', at)) return endAfter(html, '>', at);
  const empty = matchAt(emptyComment, html, at);
  if (empty !== null) return at + empty[0].length;
  return matchAt(commentEnd, html, at + 4) === null ? html.length : commentEnd.lastIndex;
}

function endAfter(html: string, text: string, at: number): number {
  const found = html.indexOf(text, at);
  return found < 0 ? html.length : found + text.length;
}

/** Where the text of an element ends: at its end tag, or at the end of the page. */
function textEnd(html: string, name: string, at: number): number {
  return matchAt(new RegExp(`</${name}[\\s/>]`, 'gi'), html, at)?.index ?? html.length;
}

/**
 * The start tags of a page, told apart as browsers do (WHATWG HTML 13.2.5): comments and the content of scripts,
 * styles and the like hold none. Tolerant of everything; linear in the length of the page.
 */
export function readStartTags(html: string): readonly StartTag[] {
  const tags: StartTag[] = [];
  let place: StartTag['place'] = 'head';
  let at = 0;
  for (;;) {
    const from = html.indexOf('<', at);
    if (from < 0) return tags;
    if (/[^\s\ufeff]/.test(html.slice(at, from))) place = 'body';
    const next = html.charAt(from + 1);
    if (next === '!' || next === '?') {
      at = markupEnd(html, from);
      continue;
    }
    const isEnd = next === '/';
    const nameFrom = from + (isEnd ? 2 : 1);
    const name = matchAt(tagName, html, nameFrom)?.[0].toLowerCase() ?? '';
    if (name === '') {
      place = 'body';
      at = from + 1;
      continue;
    }
    const read = readAttributes(html, nameFrom + name.length);
    if (read === null) return tags;
    at = read.to;
    if (isEnd) {
      if (bodyEnds.has(name)) place = 'body';
      continue;
    }
    if (!headElements.has(name)) place = 'body';
    tags.push({ name, attributes: read.attributes, from, to: read.to, place });
    if (textElements.has(name)) at = textEnd(html, name, at);
  }
}
