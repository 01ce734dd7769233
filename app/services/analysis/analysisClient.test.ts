import { expect, test, vi } from 'vitest';
import type { Case } from '../../../engine/index.ts';
import { emptyCase } from '../../../engine/index.ts';
import type { AnalysisPort } from './analysisClient.ts';
import { createAnalysisClient } from './analysisClient.ts';
import type { AnalysisRequest, AnalysisResponse } from './protocol.ts';
import { serveAnalysis } from './serveAnalysis.ts';

/** A worker that answers at once, with clones, and keeps what it was asked; `breakDown` ends it. */
function fakeWorker() {
  const asked: AnalysisRequest[] = [];
  const ports: AnalysisPort[] = [];
  const start = (): AnalysisPort => {
    const serve = serveAnalysis((response: AnalysisResponse) =>
      port.onmessage?.(new MessageEvent('message', { data: structuredClone(response) })),
    );
    const port: AnalysisPort = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (request) => {
        asked.push(request);
        queueMicrotask(() => serve(structuredClone(request)));
      },
      terminate: vi.fn(),
    };
    ports.push(port);
    return port;
  };
  return { start, asked, breakDown: () => ports.at(-1)?.onerror?.(new Event('error') as ErrorEvent) };
}

const theCase: Case = {
  ...emptyCase,
  robots: { kind: 'text', text: 'User-agent: *\nDisallow: /a\n' },
  urlList: '/a\n/b',
};

test('a robots.txt is sent when it changed, and to a worker that does not have it', async () => {
  const { start, asked, breakDown } = fakeWorker();
  const client = createAnalysisClient(start);
  const ask = (of: Case) =>
    new Promise<readonly (boolean | undefined)[] | 'failed'>((resolve) => {
      client.ask(
        'rows',
        of,
        { kind: 'verdicts' },
        {
          onAnswer: ({ rows }) => resolve(rows.map(({ answers }) => answers[0]?.verdict.allowed)),
          onFailure: () => resolve('failed'),
        },
      );
    });
  expect(await ask(theCase)).toEqual([false, true]);
  expect(await ask({ ...theCase, urlList: '/a/b' })).toEqual([false]);
  expect(await ask({ ...theCase, robots: { kind: 'text', text: 'User-agent: *\nDisallow: /b\n' } })).toEqual([
    true,
    false,
  ]);
  const failed = ask(theCase);
  breakDown();
  expect(await failed).toBe('failed');
  expect(await ask(theCase)).toEqual([false, true]);
  expect(asked.map(({ robots }) => robots !== 'kept')).toEqual([true, false, true, true, true]);
});
