import { expect, test } from 'vitest';
import { emptyCase } from '../../../engine/index.ts';
import { checkCommand, shellWord, testCommand } from './commandLines.ts';

test.each([
  ['Googlebot/2.1', 'Googlebot/2.1'],
  ['', "''"],
  ['a b; rm -rf "$HOME" `x`', `'a b; rm -rf "$HOME" \`x\`'`],
  ["it's", `'it'\\''s'`],
  ['*', "'*'"],
])('the shell reads %j from %s', (text, word) => {
  expect(shellWord(text)).toBe(word);
});

test('a saved case is tested by its name', () => {
  expect(testCommand({ ...emptyCase, title: "Spring '26: relaunch" })).toBe(
    'npx robots-workbench test Spring-26-relaunch.robots-case.json',
  );
  expect(testCommand({ ...emptyCase, title: 'Über uns' })).toBe(
    "npx robots-workbench test 'Über-uns.robots-case.json'",
  );
});

test('a list of URLs is asked as the case asks', () => {
  expect(checkCommand({ ...emptyCase, urlList: '/a' })).toBe(
    'npx robots-workbench check --agent Googlebot --urls urls.txt robots.txt',
  );
  expect(
    checkCommand({
      ...emptyCase,
      bots: ['GPTBot', 'Mozilla/5.0 (compatible; Bot/1)', '--help'],
      reading: 'res1996',
      urlList: '# list\nhttps://shop.example/a',
    }),
  ).toBe(
    "npx robots-workbench check --agent GPTBot --agent 'Mozilla/5.0 (compatible; Bot/1)' --agent=--help" +
      ' --dialect res1996 --origin https://shop.example --urls urls.txt robots.txt',
  );
});
