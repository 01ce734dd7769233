import { describe, expect, test } from 'vitest';
import { nearName } from './nearName.ts';

describe('the catalogued name near a name', () => {
  test.each([
    ['Googelbot', 'Googlebot'],
    ['bing bot', 'bingbot'],
    ['ahref_bot', 'AhrefsBot'],
    ['GPT-Bot', 'GPTBot'],
    ['GTPBot', 'GPTBot'],
    ['AhrefBot', 'AhrefsBot'],
    ['Gooogelbot-Image', 'Googlebot-Image'],
  ])('%s is %s', (name, near) => {
    expect(nearName(name)).toBe(near);
  });

  test.each([
    'FooBot',
    'robot',
    'Yahoo',
    'EmailCollector',
    'WebZIP',
    'msrbot',
    'Roverbot',
    'EasouSpider',
    'SemrushBot-CT',
    'x'.repeat(50),
  ])('nothing is near %s', (name) => {
    expect(nearName(name)).toBeNull();
  });
});
