import type { Source } from '../../engine/index.ts';
import { unnamedAgent } from '../../engine/index.ts';
import type { CrawlerProof, ProofOutcome } from '../services/proofs/protocol.ts';
import type { VerdictChanges } from '../store/selectors/verdictChanges.ts';
import { counted } from './proofs.ts';

/** Things as a list in words: 'a', 'a and b', 'a, b and c'. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A crawler's name; one that stands for all that nothing names is told so. */
export function crawlerName(token: string): string {
  return token === unnamedAgent ? 'any crawler not named in the file' : token;
}

/** Crawlers for which the same holds: those to be named, and those that are like them. */
export interface CrawlerList {
  readonly named: readonly string[];
  readonly alike: readonly string[];
}

/** More names than these are not told, unless they are important. */
const mostNames = 3;

/** Whether a crawler is to be named in any case: an important one, or the one that stands for all that nothing names. */
function isNamed(token: string, important: ReadonlySet<string>): boolean {
  return token === unnamedAgent || important.has(token.toLowerCase());
}

/** Whether a proof holds for some crawler that is to be named in any case. */
export function concernsImportant({ crawlers }: CrawlerProof, important: ReadonlySet<string>): boolean {
  return crawlers.some((token) => isNamed(token, important));
}

/** Which of some crawlers to name: the important ones and the nameless one, or else the first few. */
export function crawlerList(crawlers: readonly string[], important: ReadonlySet<string>): CrawlerList {
  const chosen = crawlers.filter((token) => isNamed(token, important));
  const named = chosen.length > 0 ? chosen : crawlers.slice(0, mostNames);
  const alike = crawlers.filter((token) => !named.includes(token));
  return { named: named.map(crawlerName), alike: alike.map(crawlerName) };
}

/** How many of the kinds block and how many allow. */
function kindCounts({ kinds }: Extract<ProofOutcome, { readonly kind: 'differs' }>): string {
  const blocked = kinds.filter(({ change }) => change === 'newly-blocked').length;
  const allowed = kinds.length - blocked;
  const parts = [
    ...(blocked > 0 ? [`${counted(blocked, 'kind of URL', 'kinds of URL')} newly blocked`] : []),
    ...(allowed > 0 ? [`${counted(allowed, 'kind of URL', 'kinds of URL')} newly allowed`] : []),
  ];
  return parts.join(', ');
}

/** What is proven for some crawlers, after 'For … :'. */
export function proofTitle(outcome: ProofOutcome): string {
  switch (outcome.kind) {
    case 'equal':
      return 'no verdict changes';
    case 'differs':
      return `${kindCounts(outcome)}${outcome.isComplete ? '' : ', possibly more'}`;
    case 'undecided':
      return `not proven; no difference found in ${counted(outcome.states, 'state')} searched`;
  }
}

const ranks = { differs: 0, undecided: 1, equal: 2 } as const;

/** Proofs with those first that matter most: what changes, what is open, what stays. */
export function orderedProofs(proofs: readonly CrawlerProof[]): readonly CrawlerProof[] {
  return proofs.toSorted((one, other) => ranks[one.outcome.kind] - ranks[other.outcome.kind]);
}

/** What comes of all proofs in a sentence. */
export interface Headline {
  readonly kind: ProofOutcome['kind'];
  readonly text: string;
}

/** What is proven for all crawlers, in a sentence. */
export function changeHeadline(proofs: readonly CrawlerProof[]): Headline {
  const number = (kind: ProofOutcome['kind']) =>
    proofs
      .filter(({ outcome }) => outcome.kind === kind)
      .reduce((sum, { crawlers }) => sum + crawlers.length, 0);
  const [differs, undecided, equal] = [number('differs'), number('undecided'), number('equal')];
  if (differs > 0) {
    const rest = equal > 0 ? `; no changes for ${equal.toLocaleString('en')}` : '';
    return { kind: 'differs', text: `Verdicts change for ${counted(differs, 'crawler')}${rest}` };
  }
  if (undecided > 0)
    return {
      kind: 'undecided',
      text: `No change found, but not proven for ${counted(undecided, 'crawler')}`,
    };
  return { kind: 'equal', text: 'No verdict changes for any crawler' };
}

/** What changes over the list, in a sentence. */
export function verdictChangeSummary({ urls, changedUrls, changes }: VerdictChanges, bots: number): string {
  if (urls === 0) return 'The list has no URLs to compare.';
  const asked = `${counted(urls, 'URL')} and ${counted(bots, 'bot')}`;
  if (changes.length === 0)
    return urls === 1
      ? `No verdict changes for 1 URL and ${counted(bots, 'bot')}.`
      : `No verdict changes for ${asked}.`;
  const blocked = changes.filter(({ change }) => change === 'newly-blocked').length;
  const allowed = changes.length - blocked;
  return `${counted(changes.length, 'verdict changes', 'verdicts change')} on ${changedUrls.toLocaleString('en')} of ${counted(urls, 'URL')}: ${blocked.toLocaleString('en')} newly blocked, ${allowed.toLocaleString('en')} newly allowed.`;
}

/** What there is to say of two texts beyond what a comparison of their lines shows; '' for nothing. */
export function textRemark(before: Source, after: Source): string {
  if (before.text === after.text) {
    const isSame =
      before.octets.length === after.octets.length &&
      before.octets.every((octet, at) => octet === after.octets[at]);
    return isSame ? 'The files are identical.' : 'The text is the same, but the bytes differ.';
  }
  const lines = (text: string) => text.replace(/\r\n?/g, '\n');
  return lines(before.text) === lines(after.text) ? 'Only the line endings differ.' : '';
}
