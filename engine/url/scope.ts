import { defaultPortOf } from './authority.ts';
import { canonicalUrl } from './canonicalUrl.ts';

/** What a robots.txt governs: one scheme, host and port (RFC 9309 2.3; the same in Google's documentation). */
interface Origin {
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
  readonly written: string;
}

/** Whether a robots.txt governs a URL, and if not, why not. */
export type SameScope =
  | { readonly same: true }
  | {
      readonly same: false;
      /** The first difference; a robots.txt below the root governs nothing; one of the two is no URL. */
      readonly why: 'scheme' | 'host' | 'port' | 'not-at-root' | 'not-a-url';
      /** Where the rules for the URL are; null where it is no URL. */
      readonly governedBy: string | null;
    };

function originOf(url: string): Origin | null {
  const canonical = canonicalUrl(url);
  if (!canonical.ok || canonical.origin === null) return null;
  const [, scheme = '', host = '', port] =
    /^([^:]+):\/\/(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(canonical.origin) ?? [];
  return { scheme, host, port: Number(port ?? defaultPortOf(scheme)), written: canonical.origin };
}

/** The address of the robots.txt that governs a URL; null for what is no absolute URL. */
export function robotsUrlFor(url: string): string | null {
  const origin = originOf(url);
  return origin === null ? null : `${origin.written}/robots.txt`;
}

/** True for a path and query that stand by themselves, as testers type them. */
function isPathAlone(url: string): boolean {
  const canonical = canonicalUrl(url);
  return canonical.ok && canonical.origin === null;
}

/**
 * Whether the robots.txt at `robotsUrl` governs `url`: equal scheme, host and port, where 80, 443 and 21 are the
 * defaults of http, https and ftp, and the file in the root. A path alone belongs to whatever file is asked.
 */
export function sameScope(robotsUrl: string, url: string): SameScope {
  const robots = canonicalUrl(robotsUrl);
  const governedBy = robotsUrlFor(url);
  const file = originOf(robotsUrl);
  if (file === null || !robots.ok) return { same: false, why: 'not-a-url', governedBy };
  if (robots.url.replace(/\?.*$/, '') !== `${file.written}/robots.txt`)
    return { same: false, why: 'not-at-root', governedBy };
  if (isPathAlone(url)) return { same: true };
  const page = originOf(url);
  if (page === null) return { same: false, why: 'not-a-url', governedBy };
  if (page.scheme !== file.scheme) return { same: false, why: 'scheme', governedBy };
  if (page.host !== file.host) return { same: false, why: 'host', governedBy };
  if (page.port !== file.port) return { same: false, why: 'port', governedBy };
  return { same: true };
}
