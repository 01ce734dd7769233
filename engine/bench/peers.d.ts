// biome-ignore-all lint/style/noDefaultExport: the peers export this way.
// Peers that come without types of their own: as much of them as the race calls.

declare module 'robots-txt-parse' {
  export interface ParsedGroup {
    readonly agents: readonly string[];
    readonly rules: readonly { readonly rule: string; readonly path: string }[];
  }
  const parse: (content: NodeJS.ReadableStream) => Promise<{ readonly groups: readonly ParsedGroup[] }>;
  export default parse;
}

declare module 'robots-txt-guard' {
  import type { ParsedGroup } from 'robots-txt-parse';

  const makeGuard: (config: { readonly groups: readonly ParsedGroup[] }) => {
    readonly isAllowed: (userAgent: string, path: string) => boolean;
  };
  export default makeGuard;
}

declare module 'robots-txt-parser' {
  const createParser: (options: { readonly userAgent: string; readonly allowOnNeutral: boolean }) => {
    readonly parseRobots: (url: string, robots: string) => void;
    readonly canCrawlSync: (url: string) => boolean;
  };
  export default createParser;
}
