import { expect, test } from 'vitest';
import type { CommandSection, ReadyCommand } from '../../commands/command.ts';
import { paletteGroups } from './paletteGroups.ts';

const command = (id: string, title: string, section: CommandSection, description = ''): ReadyCommand => ({
  id,
  title,
  description,
  section,
  keys: null,
  isEnabled: () => true,
  run: () => undefined,
});
const commands = [
  command('new-case', 'New case', 'case'),
  command('copy-link', 'Copy link', 'share', 'Everything in one address'),
  command('theme-dark', 'Dark theme', 'view'),
  command('tab-changes', 'Changes', 'go'),
];
const shown = (query: string, recent: readonly string[] = []) =>
  paletteGroups(commands, query, recent).map(({ heading, items }) => [
    heading,
    ...items.map(({ command: { title } }) => title),
  ]);

test('without a query all are there, by sections', () => {
  expect(shown('')).toEqual([
    ['Case', 'New case'],
    ['Share and save', 'Copy link'],
    ['Go to', 'Changes'],
    ['View', 'Dark theme'],
  ]);
});

test('what was run last stands first, and in its place too', () => {
  expect(shown('', ['theme-dark', 'gone'])[0]).toEqual(['Recent', 'Dark theme']);
  expect(shown('', ['theme-dark']).flat()).toHaveLength(10);
});

test('a query leaves what fits, the best first, whatever was recent', () => {
  expect(shown('ca', ['theme-dark'])[0]).toEqual(['Case', 'New case']);
  expect(shown('dark')).toEqual([['View', 'Dark theme']]);
});

test('descriptions are searched by words, not by letters', () => {
  expect(shown('address')).toEqual([['Share and save', 'Copy link']]);
  expect(shown('eying')).toEqual([]);
});
