import type { ConnectProofs } from './proofPort.ts';
import type { ProofResponse } from './protocol.ts';

/** Starts the worker. */
export const connectProofWorker: ConnectProofs = ({ onResponse, onBreakdown }) => {
  const worker = new Worker(new URL('./proofs.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ProofResponse>) => onResponse(data);
  worker.onerror = ({ message }) => onBreakdown(message);
  worker.onmessageerror = () => onBreakdown('A message of the worker could not be read.');
  return { post: (request) => worker.postMessage(request), terminate: () => worker.terminate() };
};
