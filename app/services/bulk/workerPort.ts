import type { ConnectBulk } from './bulkPort.ts';
import type { BulkResponse } from './protocol.ts';

/** Starts the worker. */
export const connectWorker: ConnectBulk = ({ onResponse, onBreakdown }) => {
  const worker = new Worker(new URL('./bulk.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<BulkResponse>) => onResponse(data);
  worker.onerror = ({ message }) => onBreakdown(message);
  worker.onmessageerror = () => onBreakdown('A message of the worker could not be read.');
  return { post: (request) => worker.postMessage(request), terminate: () => worker.terminate() };
};
