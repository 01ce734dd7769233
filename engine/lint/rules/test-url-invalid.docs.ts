import type { RuleDocs } from '../lintRule.ts';

export const testUrlInvalidDocs: RuleDocs = {
  id: 'test-url-invalid',
  summary: 'A test URL that is not valid',
  why: 'Crawlers never request an invalid URL, so its verdict says nothing about your site.',
  incorrect: [{ text: 'User-agent: *\nDisallow: /a\n', context: { urls: ['https://exa mple.com/a'] } }],
  correct: [{ text: 'User-agent: *\nDisallow: /a\n', context: { urls: ['https://example.com/a', '/a?b'] } }],
  sources: [{ title: 'URL standard', url: 'https://url.spec.whatwg.org/' }],
};
