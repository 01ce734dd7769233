import { expect, test } from 'vitest';
import { parseHtmlLinks } from './html.ts';

test('the links of a page are read without running or loading anything', () => {
  const html = `<base href="/shop/"><img src="https://tracker.example/x.png" onerror="window.ran = true">
    <script>window.ran = true</script><a href="a?x=1&amp;y=2">A</a><a>none</a><map><area href="/b"></map>`;
  expect(parseHtmlLinks(html)).toEqual({ base: '/shop/', addresses: ['a?x=1&y=2', '/b'] });
  expect('ran' in window).toBe(false);
});
