import { createPause } from '../bulk/pause.ts';
import type { ProofRequest } from './protocol.ts';
import { serveProofs } from './serveProofs.ts';

const serve = serveProofs({
  send: (response) => self.postMessage(response),
  now: () => performance.now(),
  pause: createPause(),
});

self.onmessage = ({ data }: MessageEvent<ProofRequest>) => serve(data);
