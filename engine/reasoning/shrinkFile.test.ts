import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../evaluate/compile.ts';
import { shrinkFile } from './shrinkFile.ts';

const robots = `# Shop
User-agent: BadBot
Disallow: /

User-agent: Googlebot
Allow: /shop
Disallow: /css/
Disallow: /shop/*?sort=
Disallow: /private/

Sitemap: https://shop.example/sitemap.xml
`;

test('a file shrinks to the lines that a verdict needs', () => {
  const isBlockedBySort = (file: string) => {
    const matcher = compile(file).forAgent('Googlebot');
    return !matcher.allows('https://shop.example/shop/a?sort=x');
  };
  expect(shrinkFile(robots, isBlockedBySort)).toBe('User-agent: Googlebot\nDisallow: /shop/*?sort=');
});

test('a file of which nothing can go stays as it is, but for its line ends', () => {
  expect(shrinkFile('a\r\nb\rc', (file) => file === 'a\nb\nc')).toBe('a\nb\nc');
});

test('a file that need not say anything becomes empty', () => {
  expect(shrinkFile(robots, () => true)).toBe('');
});

test('what is left still keeps, and no line of it could go', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(lines, fc.constantFrom('a', 'ab', 'abc', 'aab', 'dcb'), (given, wanted) => {
      // Keeps where the wanted letters stand in their order.
      const keeps = (file: string) => {
        let at = 0;
        for (const line of file.split('\n')) if (line === wanted[at]) at += 1;
        return at === wanted.length;
      };
      fc.pre(keeps(given.join('\n')));
      expect(shrinkFile(given.join('\n'), keeps)).toBe([...wanted].join('\n'));
    }),
  );
});

test('of a huge file a right guess is what is left, a wrong one does no harm', () => {
  const rules = Array.from({ length: 4000 }, (_, index) => `Disallow: /${index}`);
  const huge = ['User-agent: *', ...rules].join('\n');
  const keeps = (file: string) => !compile(file).forAgent('Googlebot').allows('https://shop.example/3999');
  expect(shrinkFile(huge, keeps, [1, 4001])).toBe('User-agent: *\nDisallow: /3999');
  expect(keeps(shrinkFile(huge, keeps, [2]))).toBe(true);
});

test('work is bounded whatever the file', () => {
  let units = 0;
  const huge = 'Disallow: /\n'.repeat(50_000);
  shrinkFile(huge, (file) => {
    units += file.length;
    return false;
  });
  expect(units).toBeLessThan(5_000_000);
});
