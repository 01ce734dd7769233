/** Why no whole response came: the name did not resolve, nobody answered in time, the connection or its encryption failed, … */
export type FetchFailure =
  | 'dns'
  | 'timeout'
  | 'connection'
  | 'tls'
  /** The connection closed before the body was whole, or its chunks were broken. */
  | 'truncated'
  /** What came is no HTTP. */
  | 'invalid-response'
  /** The fetcher gave up because the redirects went round. */
  | 'redirect-loop';

/** Every failure, in the order in which a person looks for them. */
export const fetchFailures: readonly FetchFailure[] = [
  'dns',
  'timeout',
  'connection',
  'tls',
  'truncated',
  'invalid-response',
  'redirect-loop',
];

/** One redirect that was followed. */
export interface RedirectHop {
  /** 301, 302, 303, 307 or 308. */
  readonly status: number;
  /** The Location header as sent, possibly relative; null where there was none. */
  readonly location: string | null;
}

/** The headers that change what a crawler does, as sent, without their names. */
export interface AccessHeaders {
  readonly contentType?: string;
  readonly cacheControl?: string;
  readonly expires?: string;
  readonly age?: string;
  readonly date?: string;
}

/** The last answer, after the redirects that were followed. */
export type FetchResult =
  | {
      readonly kind: 'response';
      readonly status: number;
      /** Octets of the body, after decoding its transfer and content codings; null where not known. */
      readonly bodyOctets: number | null;
      readonly headers: AccessHeaders;
      /** Where a redirect that was not followed points; for statuses of 300 to 399. */
      readonly location?: string;
    }
  | { readonly kind: 'failure'; readonly failure: FetchFailure };

/** What is known about one attempt to fetch a robots.txt. Plain data: it may be stored and sent as JSON. */
export interface AccessInput {
  /** The address asked for first; tells redirects to other hosts. Null where it does not matter. */
  readonly robotsUrl: string | null;
  readonly hops: readonly RedirectHop[];
  readonly result: FetchResult;
  /** The last good copy that the crawler kept, with its age in seconds; null where it has none. */
  readonly cached: { readonly ageSeconds: number } | null;
  /** How long, in seconds, the file could not be had because of server or network errors; 0 at the first failure. */
  readonly failingForSeconds: number;
  /** Whether the site's other pages answer. */
  readonly siteReachable: boolean;
  /** The time of the fetch, in seconds since 1970-01-01 UTC. */
  readonly now: number;
}

/** A plain 200 with nothing else known: the start for building other inputs. */
export const plainAccessInput: AccessInput = {
  robotsUrl: null,
  hops: [],
  result: { kind: 'response', status: 200, bodyOctets: null, headers: {} },
  cached: null,
  failingForSeconds: 0,
  siteReachable: true,
  now: 0,
};
