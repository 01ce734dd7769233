import type { UrlChangeKind, UrlFailure } from '../../engine/index.ts';

/** Why a line of the URL list can't be asked, and what would help. */
export const urlProblems: { readonly [Problem in UrlFailure]: string } = {
  empty: 'There is no URL.',
  'relative-without-base': 'A path starts with “/”, a URL with “https://”.',
  'invalid-base': 'The site above is none that a path could belong to.',
  'scheme-not-crawled': 'robots.txt is about http, https and ftp.',
  'no-host': 'The host is missing.',
  'invalid-host': 'There is no such host.',
  'invalid-port': 'There is no such port.',
};

/** What was done to a typed URL before it was sent; '' for what goes without saying. */
export const urlChanges: { readonly [Kind in UrlChangeKind]: string } = {
  'blanks-cut': '',
  'tab-or-line-end-cut': 'tabs cut',
  'scheme-added': 'https taken',
  resolved: '',
  'scheme-case': '',
  slashes: 'slashes put right',
  backslash: 'backslashes turned into slashes',
  'userinfo-dropped': 'name and password dropped',
  'host-case': '',
  'host-idn': 'host written in ASCII',
  'host-escapes': 'host’s escapes decoded',
  'host-ipv4': 'address written out',
  'host-ipv6': 'address shortened',
  'default-port-dropped': 'usual port dropped',
  'port-digits': 'port’s zeros dropped',
  'root-added': '',
  'dot-segments': 'dot segments resolved',
  'percent-encoded': 'percent-encoded',
  'lone-surrogate': 'half a character replaced',
  'fragment-dropped': 'what follows # dropped',
};
