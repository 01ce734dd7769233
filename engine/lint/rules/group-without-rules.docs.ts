import { googleParser, rfc9309 } from '../docSources.ts';
import type { RuleDocs } from '../lintRule.ts';

export const groupWithoutRulesDocs: RuleDocs = {
  id: 'group-without-rules',
  summary: 'User-agent lines at the end without rules',
  why: "A crawler that a group names obeys that group and not '*'. If the group is empty or has only a Crawl-delay, the crawler may fetch everything, even what '*' disallows. Earlier in the file, the names would join the next group instead, which is a different mistake.",
  incorrect: [
    { text: 'User-agent: *\nDisallow: /admin/\n\nUser-agent: bingbot\nCrawl-delay: 10\n' },
    { text: 'User-agent: FooBot\n' },
  ],
  correct: [
    { text: 'User-agent: *\nDisallow: /admin/\n\nUser-agent: bingbot\nDisallow: /admin/\nCrawl-delay: 10\n' },
    { text: 'User-agent: FooBot\nDisallow:\n' },
    { text: 'User-agent: *\n', note: 'No crawler is named, so nothing is lost.' },
  ],
  sources: [rfc9309('2.2.1'), googleParser],
};
