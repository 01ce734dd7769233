import type { AccessInput } from '../../../engine/index.ts';

/** An answer to try. */
export interface Scene {
  readonly title: string;
  readonly change: Pick<AccessInput, 'hops' | 'result' | 'cached' | 'failingForSeconds'>;
}

const day = 86_400;

const calm = { hops: [], cached: null, failingForSeconds: 0 } as const;

/** Answers that people come with, the one that surprises most first. */
export const scenes: readonly Scene[] = [
  {
    title: '503 for 5 days',
    change: {
      hops: [],
      result: { kind: 'response', status: 503, bodyOctets: null, headers: {} },
      cached: { ageSeconds: 6 * day },
      failingForSeconds: 5 * day,
    },
  },
  {
    title: '403 behind a login',
    change: {
      ...calm,
      result: { kind: 'response', status: 403, bodyOctets: null, headers: { contentType: 'text/html' } },
    },
  },
  {
    title: 'Web page instead of the file',
    change: {
      ...calm,
      hops: [{ status: 302, location: '/not-found' }],
      result: {
        kind: 'response',
        status: 200,
        bodyOctets: null,
        headers: { contentType: 'text/html; charset=utf-8' },
      },
    },
  },
  {
    title: 'Cached for a week',
    change: {
      ...calm,
      result: {
        kind: 'response',
        status: 200,
        bodyOctets: null,
        headers: { contentType: 'text/plain', cacheControl: 'max-age=604800' },
      },
    },
  },
];
