import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePunycode, encodePunycode } from './punycode.ts';

describe('Punycode', () => {
  // RFC 3492 7.1, samples of its list.
  test.each([
    ['Arabic', 'ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
    ['Chinese', '他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
    ['Czech', 'Pročprostěnemluvíčesky', 'Proprostnemluvesky-uyb24dma41a'],
    ['Hebrew', 'למההםפשוטלאמדבריםעברית', '4dbcagdahymbxekheh6e0a7fei0b'],
    ['Hindi', 'यहलोगहिन्दीक्योंनहींबोलसकतेहैं', 'i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd'],
    ['Russian', 'почемужеонинеговорятпорусски', 'b1abfaaepdrnnbgefbadotcwatmq2g4l'],
    ['Vietnamese', 'TạisaohọkhôngthểchỉnóitiếngViệt', 'TisaohkhngthchnitingVit-kjcr8268qyxafd2f1b9g'],
    ['Japanese with digits', '3年B組金八先生', '3B-ww4c5e180e575a65lsy2b'],
    ['with ASCII that breaks the rules', '-> $1.00 <-', '-> $1.00 <--'],
  ])('RFC 3492 7.1, %s', (_name, label, encoded) => {
    expect(encodePunycode(label)).toBe(encoded);
    expect(decodePunycode(encoded)).toBe(label);
  });

  test('what is encoded is decoded to the same', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).map((label) => label.replaceAll(/\p{Surrogate}/gu, '')),
        (label) => {
          expect(decodePunycode(encodePunycode(label))).toBe(label);
        },
      ),
    );
  });

  test.each(['é', 'a-é', '99999999', 'abc-!'])('%j is none', (encoded) => {
    expect(decodePunycode(encoded)).toBeNull();
  });
});
