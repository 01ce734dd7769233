import { afterEach, expect, test, vi } from 'vitest';
import { saveStream } from './saveStream.ts';

// In a browser: streams, pickers and downloads are its own.

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A stream that tells what is asked of it. */
function streamOf(parts: readonly string[], log: string[]): () => ReadableStream<Uint8Array<ArrayBuffer>> {
  return () => {
    log.push('opened');
    const left = [...parts];
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: (controller) => {
          const part = left.shift();
          if (part === undefined) controller.close();
          else {
            log.push(`made ${part}`);
            controller.enqueue(new TextEncoder().encode(part));
          }
        },
      },
      { highWaterMark: 0 },
    );
  };
}

/** A picked file that writes down what is written to it; `fails` makes its disk full. */
function pickedFile(log: string[], fails = false) {
  const decoder = new TextDecoder();
  return {
    createWritable: () =>
      Promise.resolve(
        new WritableStream<Uint8Array>(
          {
            write: (part) => {
              if (fails) throw new DOMException('The disk is full.', 'QuotaExceededError');
              log.push(`wrote ${decoder.decode(part)}`);
            },
            close: () => void log.push('closed'),
            abort: () => void log.push('aborted'),
          },
          { highWaterMark: 1 },
        ),
      ),
  };
}

test('where a file can be picked, each part is written before the next but one is made', async () => {
  const log: string[] = [];
  const picker = vi.fn(() => Promise.resolve(pickedFile(log)));
  vi.stubGlobal('showSaveFilePicker', picker);
  expect(await saveStream('verdicts.csv', streamOf(['a', 'b', 'c'], log))).toBe(true);
  expect(picker).toHaveBeenCalledExactlyOnceWith({ suggestedName: 'verdicts.csv' });
  expect(log.filter((event) => !event.startsWith('made'))).toEqual([
    'opened',
    'wrote a',
    'wrote b',
    'wrote c',
    'closed',
  ]);
  expect(log.indexOf('wrote a')).toBeLessThan(log.indexOf('made c'));
});

test('who thinks better of it saves nothing, and nothing is made', async () => {
  const log: string[] = [];
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('No.', 'AbortError')));
  expect(await saveStream('verdicts.csv', streamOf(['a'], log))).toBe(false);
  expect(log).toEqual([]);
});

test('a full disk is told, and the half-written file given up', async () => {
  const log: string[] = [];
  vi.stubGlobal('showSaveFilePicker', () => Promise.resolve(pickedFile(log, true)));
  await expect(saveStream('verdicts.csv', streamOf(['a', 'b', 'c'], log))).rejects.toThrow(
    'The disk is full.',
  );
  expect(log).not.toContain('closed');
});

test('where no file can be picked, all of it is a download with that name', async () => {
  const log: string[] = [];
  vi.stubGlobal('showSaveFilePicker', undefined);
  const saved: { readonly name: string; readonly blob: Promise<Blob> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: fetch(this.href).then((response) => response.blob()) });
  });
  expect(await saveStream('verdicts.csv', streamOf(['a', 'b'], log))).toBe(true);
  expect(saved.map(({ name }) => name)).toEqual(['verdicts.csv']);
  expect(await (await saved[0]?.blob)?.text()).toBe('ab');
});
