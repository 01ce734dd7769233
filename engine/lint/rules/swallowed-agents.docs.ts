import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const swallowedAgentsDocs: RuleDocs = {
  id: 'swallowed-agents',
  summary: 'User-agent lines that join the next group',
  why: "A group is one or more User-agent lines followed by Allow and Disallow lines. For Google and every crawler that follows RFC 9309, nothing else ends the list of names: not a blank line, a Crawl-delay, a Sitemap or an unknown directive. Names with only a Crawl-delay below them therefore join the names of the next group and get its rules. 'User-agent: *', 'Crawl-delay: 10', then a bad bot with 'Disallow: /' blocks the whole site for every crawler. An empty 'Disallow:' below the first names gives them their own group.",
  incorrect: [
    {
      text: 'User-agent: *\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n',
      note: 'Every crawler is blocked, not only BadBot.',
    },
    { text: 'User-agent: bingbot\n\nUser-agent: BadBot\nDisallow: /\n' },
    {
      text: 'User-agent: FooBot\nSitemap: https://example.com/sitemap.xml\nUser-agent: BarBot\nDisallow: /a\n',
    },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow:\nCrawl-delay: 10\n\nUser-agent: BadBot\nDisallow: /\n' },
    {
      text: 'User-agent: FooBot\n# its other name\nUser-agent: BarBot\nDisallow: /\n',
      note: 'A comment does not look like the end of a group.',
    },
    {
      text: 'User-agent: FooBot\n\nUser-agent: BarBot\nDisallow:\n',
      note: 'The verdicts are the same either way.',
    },
  ],
  sources: [rfc9309('2.1'), googleParser],
};
