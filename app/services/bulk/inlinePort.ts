import type { ConnectBulk } from './bulkPort.ts';
import type { BulkRequest, BulkResponse } from './protocol.ts';
import { serveBulk } from './serveBulk.ts';

/** Answers on the page itself, for tests and where there are no workers; messages are cloned as a worker's are. */
export const connectInline: ConnectBulk = ({ onResponse, onBreakdown }) => {
  const { port1, port2 } = new MessageChannel();
  const serve = serveBulk({
    send: (response, transfer) => port2.postMessage(response, [...transfer]),
    now: () => performance.now(),
    pause: () =>
      new Promise((resolve) => {
        setTimeout(resolve, 0);
      }),
  });
  port2.onmessage = ({ data }: MessageEvent<BulkRequest>) => serve(data);
  port1.onmessage = ({ data }: MessageEvent<BulkResponse>) => onResponse(data);
  port1.onmessageerror = () => onBreakdown('A message could not be read.');
  return {
    post: (request) => port1.postMessage(request),
    terminate: () => {
      port1.close();
      port2.close();
    },
  };
};
