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
      "The test URL '{url}' can't be read as a URL, so no crawler ever asks for it and its verdict means nothing. Correct it in the list of URLs.",
  },
  *check({ options }) {
    for (const url of testUrls(options)) {
      if (canonicalUrl(url).ok) continue;
      yield { messageId: 'invalid', data: { url: shownUrl(url) }, span: { from: 0, to: 0 } };
    }
  },
});
