import { expect, test } from 'vitest';
import { ruleDocs } from '../../../engine/docs.ts';
import { parseUrlList } from '../../../engine/index.ts';
import { exampleCase, exampleText } from './exampleCase.ts';

const toBase64 = (octets: Uint8Array) => btoa(String.fromCharCode(...octets));

const examples = ruleDocs.flatMap(({ id, incorrect, correct }) =>
  [...incorrect, ...correct].map((example) => ({ id, example })),
);

test('the file of every example goes along as it is', () => {
  for (const { id, example } of examples) {
    const { robots } = exampleCase(id, example);
    if ('text' in example) expect(robots).toEqual({ kind: 'text', text: example.text });
    else expect(robots.kind === 'octets' && toBase64(robots.octets)).toBe(example.octets);
  }
});

test('what the linter is told with an example goes along', () => {
  for (const { id, example } of examples) {
    const { origin, urlList, fetch } = exampleCase(id, example);
    const { context = {} } = example;
    expect(origin).toBe(context.origin ?? '');
    expect(fetch).toEqual(context.fetch ?? null);
    expect(parseUrlList(urlList).length).toBe(
      (context.urls?.length ?? 0) + (context.expectations?.length ?? 0),
    );
  }
});

test('octets can be read as far as they are text', () => {
  const octets = examples.find(({ example }) => 'octets' in example);
  expect(octets === undefined ? '' : exampleText(octets.example)).not.toBe('');
});
