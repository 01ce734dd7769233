import type { KnownField } from '../syntax/fieldName.ts';

/** A field that Google's parser knows and does not use, and who does honour it, in words. */
export interface FieldHonour {
  /** Null where nobody is known to. */
  readonly by: string | null;
  /** Where it stands instead, if anywhere. */
  readonly instead: string | null;
}

const honours: Partial<Readonly<Record<KnownField, FieldHonour>>> = {
  'clean-param': { by: 'Yandex', instead: null },
  'content-signal': { by: 'crawlers whose operators agreed to content signals', instead: null },
  'content-usage': { by: 'crawlers that follow the AI preferences drafts of the IETF', instead: null },
  'crawl-delay': {
    by: 'Bing, Yahoo Slurp, ClaudeBot, CCBot, AhrefsBot, SemrushBot and others',
    instead: 'Googlebot adapts its rate to how fast the server answers',
  },
  domain: { by: null, instead: null },
  host: { by: null, instead: 'Redirects and canonical links say which host is the main one' },
  noarchive: { by: null, instead: "It works as 'robots' meta tag or X-Robots-Tag header" },
  nofollow: { by: null, instead: "It works as 'robots' meta tag or X-Robots-Tag header" },
  noindex: { by: null, instead: "It works as 'robots' meta tag or X-Robots-Tag header" },
  'request-rate': { by: 'a few small crawlers', instead: null },
  'revisit-after': { by: null, instead: null },
  'visit-time': { by: 'a few small crawlers', instead: null },
};

/** Who honours a field that Google does not; null for fields that Google uses or does not know. */
export function honourOf(field: KnownField | 'unknown'): FieldHonour | null {
  return field === 'unknown' ? null : (honours[field] ?? null);
}
