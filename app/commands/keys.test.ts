import { expect, test } from 'vitest';
import type { KeyPress } from './keys.ts';
import { ariaKeys, hasModifier, isPressed, keyNames } from './keys.ts';

const press = (key: string, more: Partial<KeyPress> & { readonly isAltGraph?: boolean } = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  getModifierState: (name) => name === 'AltGraph' && more.isAltGraph === true,
  ...more,
});

test.each([
  ['Mod-k', press('k', { ctrlKey: true }), true],
  ['Mod-k', press('K', { ctrlKey: true }), true],
  ['Mod-k', press('k'), false],
  ['Mod-k', press('k', { metaKey: true }), false],
  ['Mod-k', press('k', { ctrlKey: true, shiftKey: true, code: 'KeyK' }), false],
  ['Mod-k', press('k', { ctrlKey: true, altKey: true, code: 'KeyK' }), false],
  ['Mod-Alt-3', press('#', { ctrlKey: true, altKey: true, code: 'Digit3' }), true],
  ['Shift-Alt-f', press('Ï', { altKey: true, shiftKey: true, code: 'KeyF' }), true],
  ['?', press('?', { shiftKey: true, code: 'Minus' }), true],
  ['?', press('?', { ctrlKey: true }), false],
] as const)('%s is pressed by %o: %s', (keys, event, expected) => {
  expect(isPressed(keys, event, false)).toBe(expected);
});

test('AltGr types a character and presses no combination', () => {
  const brace = press('{', { ctrlKey: true, altKey: true, code: 'Digit7', isAltGraph: true });
  expect(isPressed('Mod-Alt-7', brace, false)).toBe(false);
  const question = press('?', { ctrlKey: true, altKey: true, code: 'KeyQ', isAltGraph: true });
  expect(isPressed('?', question, false)).toBe(true);
});

test('on Apple’s machines Mod is Command and nothing else', () => {
  expect(isPressed('Mod-k', press('k', { metaKey: true }), true)).toBe(true);
  expect(isPressed('Mod-k', press('k', { ctrlKey: true }), true)).toBe(false);
});

test('keys are named as they are printed', () => {
  expect(keyNames('Mod-Alt-n', false)).toEqual(['Ctrl', 'Alt', 'N']);
  expect(keyNames('Mod-Alt-n', true)).toEqual(['⌥', '⌘', 'N']);
  expect(keyNames('?', false)).toEqual(['?']);
  expect(ariaKeys('Mod-Alt-n', false)).toBe('Control+Alt+N');
  expect(ariaKeys('Mod-s', true)).toBe('Meta+S');
});

test.each([
  ['?', false],
  ['Shift-F8', false],
  ['Mod-k', true],
  ['Shift-Alt-f', true],
] as const)('%s has a modifier that typing does without: %s', (keys, expected) => {
  expect(hasModifier(keys)).toBe(expected);
});
