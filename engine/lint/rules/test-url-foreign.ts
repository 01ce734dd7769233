import { canonicalUrl, sameScope } from '../../url/index.ts';
import { defineRule } from '../lintRule.ts';
import { shownUrl, testUrls } from '../testUrls.ts';

/** A test URL of another scheme, host or port than the file's. */
export const testUrlForeign = defineRule({
  id: 'test-url-foreign',
  category: 'policy',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    foreign:
      "The test URL '{url}' has another {what} than this file at {origin}, so crawlers obey {governedBy} for it. What this file says about it has no effect.",
  },
  *check({ options }) {
    const { origin } = options;
    if (origin === undefined || !canonicalUrl(origin).ok) return;
    const robotsUrl = `${origin.replace(/\/$/, '')}/robots.txt`;
    for (const url of testUrls(options)) {
      const scope = sameScope(robotsUrl, url);
      if (scope.same || scope.governedBy === null || scope.why === 'not-a-url' || scope.why === 'not-at-root')
        continue;
      yield {
        messageId: 'foreign',
        data: { url: shownUrl(url), what: scope.why, origin, governedBy: scope.governedBy },
        span: { from: 0, to: 0 },
      };
    }
  },
});
