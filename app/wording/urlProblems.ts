import type { UrlProblem } from '../store/selectors/urlReading.ts';

/** Why a line of the URL list can't be asked, and what would help. */
export const urlProblems: { readonly [Problem in UrlProblem]: string } = {
  'not-a-url': 'This is not a URL that a browser or crawler could ask for.',
  'no-leading-slash': 'A path starts with “/”, a URL with “https://”.',
  'other-scheme': 'robots.txt is about http and https.',
};
