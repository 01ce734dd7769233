import type { CrawlAndIndex, PageDirective, PageRules, PageStatement } from '../../engine/index.ts';
import { momentInWords } from './moments.ts';

/** Where a statement stands. */
export const placeNames: { readonly [Place in PageStatement['place']]: string } = {
  head: 'meta in the head',
  body: 'meta in the body',
  header: 'X-Robots-Tag',
};

/** What a directive asks for. */
export function directiveMeaning(directive: PageDirective): string {
  switch (directive.kind) {
    case 'all':
      return 'no restrictions (the default)';
    case 'index':
      return 'may be indexed (the default)';
    case 'follow':
      return 'links may be followed (the default)';
    case 'none':
      return 'noindex and nofollow';
    case 'noindex':
      return 'not indexed';
    case 'nofollow':
      return 'links not followed';
    case 'noarchive':
      return 'no cached copy shown';
    case 'nosnippet':
      return 'no text snippet shown';
    case 'notranslate':
      return 'no translation offered';
    case 'noimageindex':
      return 'images not indexed';
    case 'indexifembedded':
      return 'indexed when embedded in another page, despite noindex';
    case 'max-snippet':
      return directive.value < 0 ? 'snippet of any length' : `snippet of up to ${directive.value} characters`;
    case 'max-video-preview':
      return directive.value < 0
        ? 'video preview of any length'
        : `video preview of up to ${directive.value} seconds`;
    case 'max-image-preview':
      return { none: 'no image preview', standard: 'a small image preview', large: 'a large image preview' }[
        directive.value
      ];
    case 'unavailable_after':
      return `not shown after ${momentInWords(directive.time)}`;
    case 'invalid':
      return `invalid value for ${directive.directive}: ignored`;
    case 'unknown':
      return 'unknown directive: ignored';
  }
}

/** What of a page is restricted beside indexing, as a list in words; '' for nothing. */
function restrictions(rules: PageRules): string {
  const found = [
    rules.follow ? '' : 'links are not followed',
    rules.snippet ? '' : 'no snippet is shown',
    rules.archive ? '' : 'no cached copy is shown',
    rules.imageIndex ? '' : 'its images are not indexed',
    rules.translate ? '' : 'no translation is offered',
  ].filter((words) => words !== '');
  return found.join(', ');
}

/** How a fate looks: as wished, or a trap to be seen. */
export type FateTone = 'in' | 'out' | 'trap';

/** What becomes of a page, as a tag: with its tone. */
export function fateTag(fate: CrawlAndIndex): { readonly words: string; readonly tone: FateTone } {
  switch (fate.kind) {
    case 'noindex-never-seen':
      return { words: 'noindex never seen', tone: 'trap' };
    case 'rules-never-seen':
      return { words: 'rules never seen', tone: 'trap' };
    case 'blocked':
      return { words: 'not crawled', tone: 'out' };
    case 'noindex':
      return { words: 'not indexed', tone: 'out' };
    case 'indexed-if-embedded':
      return { words: 'indexed only if embedded', tone: 'out' };
    case 'unavailable-since':
      return { words: 'no longer shown', tone: 'out' };
    case 'indexed-until':
    case 'indexed':
      return { words: 'may be indexed', tone: 'in' };
  }
}

/** What becomes of a page, in a sentence or two. */
export function explainFate(fate: CrawlAndIndex): string {
  const also = restrictions(fate.rules);
  const and = also === '' ? '.' : `; ${also}.`;
  switch (fate.kind) {
    case 'noindex-never-seen':
      return 'Blocked, so crawlers never see the noindex. The URL may still be indexed from links to it. Allow crawling to keep it out of the index.';
    case 'rules-never-seen':
      return 'Blocked, so crawlers never see the rules on the page. The URL may still be indexed from links to it.';
    case 'blocked':
      return 'Blocked from crawling, and the page sets no restrictions. The URL may still be indexed from links to it.';
    case 'noindex':
      return `Crawled, but not indexed${and}`;
    case 'indexed-if-embedded':
      return `Crawled, but indexed only within pages that embed it${and}`;
    case 'unavailable-since':
      return `Crawled, but not shown since ${momentInWords(fate.time)}${and}`;
    case 'indexed-until':
      return `Crawled, and shown until ${momentInWords(fate.time)}${and}`;
    case 'indexed':
      return `Crawled, and may be indexed${and}`;
  }
}
