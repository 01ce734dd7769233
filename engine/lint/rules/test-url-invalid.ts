import { canonicalUrl } from '../../url/index.ts';
import { defineRule } from '../lintRule.ts';
import { shownUrl, testUrls } from '../testUrls.ts';

/** A test URL that can't be parsed. */
export const testUrlInvalid = defineRule({
  id: 'test-url-invalid',
  category: 'policy',
  severity: 'warning',
  dialects: 'all',
  fix: 'none',
  supersedes: [],
  messages: {
    invalid:
      "The test URL '{url}' is not a valid URL, so its verdict means nothing. Correct it in the URL list.",
  },
  *check({ options }) {
    for (const url of testUrls(options)) {
      if (canonicalUrl(url).ok) continue;
      yield { messageId: 'invalid', data: { url: shownUrl(url) }, span: { from: 0, to: 0 } };
    }
  },
});
