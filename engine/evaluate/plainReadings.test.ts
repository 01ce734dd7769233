import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DialectId, evaluate, reportLines } from '../index.ts';
import type { ClassicReading } from '../testing/plain/classic.ts';
import { readAsClassic } from '../testing/plain/classic.ts';
import { readAsGoogle, reportAsGoogle } from '../testing/plain/google.ts';
import { readAsRfc9309 } from '../testing/plain/rfc9309.ts';
import { soupAgent, soupOctets, soupTarget, soupUrl } from '../testing/plain/soup.ts';

/** The same inputs on every run; with another seed, hundreds of thousands of them agree, too. */
const fixed = { seed: 1994, numRuns: 1500 };

const octetString = (input: string | Uint8Array): string => Buffer.from(input).toString('latin1');

function answer(robots: Uint8Array, agent: string | readonly string[], url: string, dialect: DialectId) {
  const { allowed, line } = evaluate(robots, agent, url, dialect);
  return [allowed, line];
}

describe('the engine agrees with a second reading of the texts', () => {
  test('google: verdict and line, for one name and for several', () => {
    const agents = fc.oneof(soupAgent, fc.tuple(soupAgent, soupAgent));
    fc.assert(
      fc.property(soupOctets, agents, soupTarget, (robots, agent, url) => {
        const names = [agent].flat().map(octetString);
        expect(answer(robots, agent, url, 'google')).toEqual(
          readAsGoogle(octetString(robots), names, octetString(url)),
        );
      }),
      fixed,
    );
  });

  test('google: what is reported of each line', () => {
    fc.assert(
      fc.property(soupOctets, (robots) => {
        expect(reportLines(robots)).toEqual(reportAsGoogle(octetString(robots)));
      }),
      fixed,
    );
  });

  test.each([16_662, 16_663, 16_664, 16_665, 40_000])('google: a line of %i octets', (length) => {
    for (const tail of ['', '#', ' ', '$', '*', '\0', '%2f', 'é', ': /b'])
      for (const start of ['Disallow: /', 'Disallow /', '\ufeffDisallow: /', 'Disallow: /#', 'x'])
        for (const fill of ['a', ' ', 'é']) {
          const octets = octetString(`${start}${fill.repeat(length)}`).slice(
            0,
            length - octetString(tail).length,
          );
          const robots = Buffer.from(`${octets}${octetString(tail)}\nDisallow: /z\n`, 'latin1');
          expect(reportLines(robots)).toEqual(reportAsGoogle(octetString(robots)));
        }
  });

  test('rfc9309', () => {
    fc.assert(
      fc.property(soupOctets, soupAgent, soupUrl, (robots, agent, url) => {
        expect(answer(robots, agent, url, 'rfc9309')).toEqual(
          readAsRfc9309(octetString(robots), octetString(agent), octetString(url)),
        );
      }),
      fixed,
    );
  });

  test.each<ClassicReading>(['res1994', 'res1996', 'res1996-book'])('%s', (reading) => {
    fc.assert(
      fc.property(soupOctets, soupAgent, soupUrl, (robots, agent, url) => {
        expect(answer(robots, agent, url, reading)).toEqual(
          readAsClassic(octetString(robots), octetString(agent), octetString(url), reading),
        );
      }),
      fixed,
    );
  });
});
