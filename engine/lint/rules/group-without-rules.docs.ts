import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const groupWithoutRulesDocs: RuleDocs = {
  id: 'group-without-rules',
  summary: 'User-agent lines at the end without any rule below them',
  why: "A crawler that a group names obeys that group and not '*'. If the group says nothing, or only has a Crawl-delay, the crawler may fetch everything, also what '*' disallows. Higher up in a file the names join the next group instead, which is another mistake.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /admin/\n\nUser-agent: bingbot\nCrawl-delay: 10\n' },
    { text: 'User-agent: FooBot\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /admin/\n\nUser-agent: bingbot\nDisallow: /admin/\nCrawl-delay: 10\n' },
    { text: 'User-agent: FooBot\nDisallow:\n' },
    { text: 'User-agent: *\n', note: 'Nobody is named, and nothing is lost.' },
  ],
  sources: [rfc9309('2.2.1'), googleParser],
};
