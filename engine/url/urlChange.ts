/** Where something stands in what was typed; UTF-16 offsets, empty for what was put in. */
export interface UrlSpan {
  readonly from: number;
  readonly to: number;
}

export type UrlChangeKind =
  /** Blanks around it are cut. */
  | 'blanks-cut'
  /** Tabs and line ends inside it are cut. */
  | 'tab-or-line-end-cut'
  /** None was typed before what looks like a host; https is taken. */
  | 'scheme-added'
  /** It was relative, and is completed from the base. */
  | 'resolved'
  | 'scheme-case'
  /** Other than two slashes after the scheme. */
  | 'slashes'
  /** A backslash is a slash to browsers. */
  | 'backslash'
  /** A name and password are not part of what is asked for. */
  | 'userinfo-dropped'
  | 'host-case'
  | 'host-idn'
  | 'host-escapes'
  | 'host-ipv4'
  | 'host-ipv6'
  | 'default-port-dropped'
  /** Leading zeros. */
  | 'port-digits'
  /** The path of a bare origin. */
  | 'root-added'
  | 'dot-segments'
  | 'percent-encoded'
  /** Half of a surrogate pair, sent as U+FFFD. */
  | 'lone-surrogate'
  | 'fragment-dropped';

/** One difference between what was typed and what is sent. */
export interface UrlChange {
  readonly kind: UrlChangeKind;
  readonly from: string;
  readonly to: string;
  readonly span: UrlSpan;
}

/** What browsers leave as it was typed, although some crawlers read it otherwise. */
export interface UrlRemark {
  /** '%3c' for '%3C'; '%7E' for '~'; a '%' that starts no escape. */
  readonly kind: 'lower-case-hex' | 'escaped-unreserved' | 'stray-percent';
  readonly text: string;
  readonly span: UrlSpan;
}

/** Why something typed is no URL that a crawler would ask for. */
export type UrlFailure =
  | 'empty'
  | 'relative-without-base'
  | 'invalid-base'
  | 'scheme-not-crawled'
  | 'no-host'
  | 'invalid-host'
  | 'invalid-port';
