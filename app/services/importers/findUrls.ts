/** An absolute URL as it may stand in the middle of anything. */
const absolute = /https?:\/\/[^\s"'<>`|\\^{}]+/gi;

/** Signs that end a sentence or a quotation rather than a URL. */
const closing = /[.,;:!?'"»”’]+$/;

/** A URL taken from running text, without the full stop or bracket that follows it. */
function withoutPunctuation(url: string): string {
  let trimmed = url.replace(closing, '');
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
  ] as const) {
    if (trimmed.endsWith(close) && !trimmed.includes(open))
      trimmed = trimmed.slice(0, -1).replace(closing, '');
  }
  return trimmed;
}

/** The absolute URLs of a text, in their order. */
export function absoluteUrls(text: string): readonly string[] {
  return (text.match(absolute) ?? []).map(withoutPunctuation);
}

/** Whether a cell or a whole line is an address: an absolute URL, a path, or a host with a path; without white space. */
export function isAddress(text: string): boolean {
  return /^(?:https?:\/\/\S+|\/\S*|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/\S*)$/i.test(text);
}
