import type { UrlChangeKind, UrlFailure } from '../../engine/index.ts';

/** Why a line of the URL list can't be asked, and what would help. */
export const urlProblems: { readonly [Problem in UrlFailure]: string } = {
  empty: 'The URL is missing.',
  'relative-without-base': 'Start a path with “/” or a URL with “https://”.',
  'invalid-base': 'The site above is not valid, so a path can’t be resolved.',
  'scheme-not-crawled': 'robots.txt applies only to http, https and ftp.',
  'no-host': 'The host is missing.',
  'invalid-host': 'The host is not valid.',
  'invalid-port': 'The port is not valid.',
};

/** What was done to a typed URL before it was sent; '' for what goes without saying. */
export const urlChanges: { readonly [Kind in UrlChangeKind]: string } = {
  'blanks-cut': '',
  'tab-or-line-end-cut': 'tabs removed',
  'scheme-added': 'https assumed',
  resolved: '',
  'scheme-case': '',
  slashes: 'slashes corrected',
  backslash: 'backslashes replaced with slashes',
  'userinfo-dropped': 'user name and password removed',
  'host-case': '',
  'host-idn': 'host converted to ASCII',
  'host-escapes': 'host decoded',
  'host-ipv4': 'IP address expanded',
  'host-ipv6': 'IP address shortened',
  'default-port-dropped': 'default port removed',
  'port-digits': 'leading zeros in port removed',
  'root-added': '',
  'dot-segments': 'dot segments resolved',
  'percent-encoded': 'percent-encoded',
  'lone-surrogate': 'broken character replaced',
  'fragment-dropped': 'fragment removed',
};
