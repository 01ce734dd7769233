import type { AccessHeaders, AccessInput, FetchResult } from '../../../engine/index.ts';

/** A response, or a plain one where there is none yet. */
type Response = Extract<FetchResult, { readonly kind: 'response' }>;

const plainResponse: Response = { kind: 'response', status: 200, bodyOctets: null, headers: {} };

/** The response of an input; a plain one after a failure. */
export function responseOf({ result }: Pick<AccessInput, 'result'>): Response {
  return result.kind === 'response' ? result : plainResponse;
}

/** The response with another status. */
export function withStatus(input: AccessInput, status: number): FetchResult {
  return { ...responseOf(input), status };
}

/** The response with another header; an empty value takes it away. */
export function withHeader(input: AccessInput, name: keyof AccessHeaders, value: string): FetchResult {
  const { [name]: _, ...others } = responseOf(input).headers;
  return { ...responseOf(input), headers: value === '' ? others : { ...others, [name]: value } };
}

/** The response with another place to go; an empty one takes it away. */
export function withLocation(input: AccessInput, location: string): FetchResult {
  const { location: _, ...others } = responseOf(input);
  return location === '' ? others : { ...others, location };
}

/** As many redirects as asked for: those that are known, then plain ones. */
export function withHops(input: AccessInput, count: number): AccessInput['hops'] {
  return Array.from({ length: count }, (_, at) => input.hops[at] ?? { status: 301, location: null });
}
