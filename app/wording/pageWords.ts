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
      return 'no restrictions, as without it';
    case 'index':
      return 'may be indexed, as without it';
    case 'follow':
      return 'links may be followed, as without it';
    case 'none':
      return 'noindex and nofollow';
    case 'noindex':
      return 'not in the index';
    case 'nofollow':
      return 'links not followed';
    case 'noarchive':
      return 'no cached copy shown';
    case 'nosnippet':
      return 'no text shown with it';
    case 'notranslate':
      return 'no translation offered';
    case 'noimageindex':
      return 'its images not in the index';
    case 'indexifembedded':
      return 'in the index where another page embeds it, in spite of noindex';
    case 'max-snippet':
      return directive.value < 0 ? 'text of any length shown' : `up to ${directive.value} characters shown`;
    case 'max-video-preview':
      return directive.value < 0
        ? 'film of any length shown'
        : `up to ${directive.value} seconds of film shown`;
    case 'max-image-preview':
      return { none: 'no image shown', standard: 'a small image shown', large: 'a large image shown' }[
        directive.value
      ];
    case 'unavailable_after':
      return `not shown from ${momentInWords(directive.time)} on`;
    case 'invalid':
      return `the value of ${directive.directive} is none that it can have: ignored`;
    case 'unknown':
      return 'no directive that is known: ignored';
  }
}

/** What of a page is restricted beside indexing, as a list in words; '' for nothing. */
function restrictions(rules: PageRules): string {
  const found = [
    rules.follow ? '' : 'links are not followed',
    rules.snippet ? '' : 'no text is shown',
    rules.archive ? '' : 'no cached copy is shown',
    rules.imageIndex ? '' : 'its images are left out',
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
      return { words: 'only embedded', tone: 'out' };
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
      return 'Blocked, so the noindex is never seen: the bare address may still appear in the index, from links to it. Let it be crawled to keep it out.';
    case 'rules-never-seen':
      return 'Blocked, so what the page says of itself is never seen: the bare address may still appear in the index.';
    case 'blocked':
      return 'Blocked, and the page forbids nothing by itself: the bare address may still appear in the index, from links to it.';
    case 'noindex':
      return `Crawled, and then kept out of the index${and}`;
    case 'indexed-if-embedded':
      return `Crawled, and kept out of the index but for pages that embed it${and}`;
    case 'unavailable-since':
      return `Crawled, and not shown since ${momentInWords(fate.time)}${and}`;
    case 'indexed-until':
      return `Crawled, and shown until ${momentInWords(fate.time)}${and}`;
    case 'indexed':
      return `Crawled, and may be indexed${and}`;
  }
}
