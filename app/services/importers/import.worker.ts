import type { ImportRequest, ImportResponse } from './importProtocol.ts';
import { readLargeFile } from './largeFile.ts';

const send = (response: ImportResponse) => self.postMessage(response);

// One file a worker: it is ended when its answer is there.
self.onmessage = async ({ data }: MessageEvent<ImportRequest>) => {
  const { name, file, column } = data;
  const result = await readLargeFile(name, file, column, (octets) => send({ kind: 'progress', octets }));
  send({ kind: 'done', result });
};
