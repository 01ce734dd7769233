import type { ConnectProofs } from './proofPort.ts';
import type { ProofRequest, ProofResponse } from './protocol.ts';
import { serveProofs } from './serveProofs.ts';

/** Answers on the page itself, for tests; messages are cloned as a worker's are. */
export const connectProofsInline: ConnectProofs = ({ onResponse, onBreakdown }) => {
  const { port1, port2 } = new MessageChannel();
  const serve = serveProofs({
    send: (response) => port2.postMessage(response),
    now: () => performance.now(),
    pause: () =>
      new Promise((resolve) => {
        setTimeout(resolve, 0);
      }),
  });
  port2.onmessage = ({ data }: MessageEvent<ProofRequest>) => serve(data);
  port1.onmessage = ({ data }: MessageEvent<ProofResponse>) => onResponse(data);
  port1.onmessageerror = () => onBreakdown('A message could not be read.');
  return {
    post: (request) => port1.postMessage(request),
    terminate: () => {
      port1.close();
      port2.close();
    },
  };
};
