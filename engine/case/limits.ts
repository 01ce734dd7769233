/** How large the parts of a case may be: larger ones are refused with a message. Lengths of text in UTF-16 units. */
export const caseLimits = {
  /** A case file as text, or the octets that a link inflates to. */
  fileLength: 64 * 1024 * 1024,
  linkOctets: 4 * 1024 * 1024,
  depth: 16,
  titleLength: 500,
  noteLength: 20_000,
  /** Octets, or UTF-16 units where it is text. */
  robotsLength: 16 * 1024 * 1024,
  originLength: 2_048,
  urls: 2_000_000,
  urlLineLength: 70_000,
  bots: 1_000,
  botLength: 1_000,
  dialects: 50,
  mutedRules: 500,
  ruleIdLength: 100,
  hops: 50,
  headerValueLength: 16_384,
  timeLength: 40,
} as const;
