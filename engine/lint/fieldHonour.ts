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
  'content-signal': { by: 'crawlers whose operators support content signals', instead: null },
  'content-usage': { by: 'crawlers that follow the IETF drafts on AI preferences', instead: null },
  'crawl-delay': {
    by: 'Bing, Yahoo Slurp, ClaudeBot, CCBot, AhrefsBot, SemrushBot and others',
    instead: "Googlebot adapts its rate to the server's response time",
  },
  domain: { by: null, instead: null },
  host: { by: null, instead: 'Use redirects and canonical links to set the main host' },
  noarchive: { by: null, instead: 'Use a robots meta tag or X-Robots-Tag header' },
  nofollow: { by: null, instead: 'Use a robots meta tag or X-Robots-Tag header' },
  noindex: { by: null, instead: 'Use a robots meta tag or X-Robots-Tag header' },
  'request-rate': { by: 'a few small crawlers', instead: null },
  'revisit-after': { by: null, instead: null },
  'visit-time': { by: 'a few small crawlers', instead: null },
};

/** Who honours a field that Google does not; null for fields that Google uses or does not know. */
export function honourOf(field: KnownField | 'unknown'): FieldHonour | null {
  return field === 'unknown' ? null : (honours[field] ?? null);
}
