import type { ImportRequest, ImportResponse } from './importProtocol.ts';
import type { LargeImport } from './largeFile.ts';

/** Reads a large file in a worker of its own. Rejects when the signal says so, or the worker breaks down. */
export function importLargeFile(
  request: ImportRequest,
  signal: AbortSignal,
  onProgress: (octets: number) => void,
): Promise<LargeImport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    worker.onmessage = ({ data }: MessageEvent<ImportResponse>) => {
      if (data.kind === 'progress') onProgress(data.octets);
      else {
        end();
        resolve(data.result);
      }
    };
    worker.onerror = ({ message }) => {
      end();
      reject(new Error(message));
    };
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason);
    });
    worker.postMessage(request);
  });
}
