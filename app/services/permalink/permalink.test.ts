import { describe, expect, test } from 'vitest';
import { emptyCase } from '../../../engine/index.ts';
import { decodePermalink, linkAdvice, makePermalink } from './permalink.ts';

const testCase = {
  ...emptyCase,
  robots: { kind: 'text' as const, text: 'User-agent: *\nDisallow: /private/\n' },
  urlList: '- /private/a',
};

describe('a permalink', () => {
  test('opens as the same case, whatever fragment the page had', async () => {
    const link = await makePermalink(testCase, 'https://robots.example/app/?x=1#v1old');
    if (!link.ok) return expect.unreachable(link.error.kind);
    const { href, length, advice } = link.value;
    expect(href).toMatch(/^https:\/\/robots\.example\/app\/\?x=1#v1[\w-]+$/);
    expect([length, advice]).toEqual([href.length, 'fine']);
    expect(await decodePermalink(new URL(href).hash)).toEqual({ ok: true, value: testCase });
  });

  test('may be written by hand', async () => {
    expect(await decodePermalink('#robots=User-agent:*%0ADisallow:/&url=/a')).toMatchObject({
      ok: true,
      value: { urlList: '/a', robots: { text: 'User-agent:*\nDisallow:/' } },
    });
  });

  test('says why it does not open', async () => {
    expect(await decodePermalink('#v1')).toEqual({ ok: false, error: { kind: 'truncated' } });
  });

  test('says when it may not arrive', () => {
    expect([8_000, 8_001, 60_000, 60_001].map(linkAdvice)).toEqual([
      'fine',
      'may-be-cut',
      'may-be-cut',
      'prefer-file',
    ]);
  });
});
