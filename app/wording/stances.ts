import type { Certainty, RobotsStance } from '../../engine/index.ts';

/** What is known of a crawler's obedience, as a tag; '' where it is what one expects. */
export const stanceTags: { readonly [Stance in RobotsStance]: string } = {
  obeys: '',
  'may-not-apply': 'may crawl anyway',
  ignores: 'does not read robots.txt',
  'not-stated': 'not stated',
  'reported-ignores': 'reported to ignore robots.txt',
  'never-fetches': 'control token',
};

/** What to add to a verdict about a crawler that it may not bind; '' for the others. */
export const verdictRemarks: { readonly [Stance in RobotsStance]: string } = {
  obeys: '',
  'may-not-apply': 'its operator says robots.txt may not apply',
  ignores: 'its operator says it does not read robots.txt',
  'not-stated': '',
  'reported-ignores': 'reported to ignore robots.txt',
  'never-fetches': 'a control token, not a crawler',
};

/** How sure a fact is, as a tag. */
export const certaintyTags: { readonly [Sure in Certainty]: string } = {
  text: 'standard',
  vendor: 'documented',
  reported: 'reported',
  ours: 'our choice',
  unverified: 'unverified',
};

/** How sure a fact is, in a sentence. */
export const certaintySentences: { readonly [Sure in Certainty]: string } = {
  text: 'From the text of a standard.',
  vendor: 'From the operator’s own documentation.',
  reported: 'Reported by third parties.',
  ours: 'Our choice, because no source says.',
  unverified: 'Unverified: only its name was checked against a register.',
};
