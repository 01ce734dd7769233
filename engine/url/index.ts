export { type CanonicalUrl, type CanonicalUrlOptions, canonicalUrl } from './canonicalUrl.ts';
export { decodePunycode } from './punycode.ts';
export { robotsUrlFor, type SameScope, sameScope } from './scope.ts';
export type { UrlChange, UrlChangeKind, UrlFailure, UrlRemark, UrlSpan } from './urlChange.ts';
export { type ComparedUrlChange, type UrlComparingChoices, urlChangesBy } from './urlChangesBy.ts';
