import { createPause } from './pause.ts';
import type { BulkRequest } from './protocol.ts';
import { serveBulk } from './serveBulk.ts';

const serve = serveBulk({
  send: (response, transfer) => self.postMessage(response, { transfer: [...transfer] }),
  now: () => performance.now(),
  pause: createPause(),
});

self.onmessage = ({ data }: MessageEvent<BulkRequest>) => serve(data);
