import type { AnalysisPort } from './analysisClient.ts';
import type { AnalysisRequest } from './protocol.ts';
import { serveAnalysis } from './serveAnalysis.ts';

/** Answers on the page itself, for tests; messages are cloned as a worker's are. */
export function startAnalysisInline(): AnalysisPort {
  const { port1, port2 } = new MessageChannel();
  const serve = serveAnalysis((response) => port2.postMessage(response));
  const port: AnalysisPort = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (request) => port1.postMessage(request),
    terminate: () => {
      port1.close();
      port2.close();
    },
  };
  port2.onmessage = ({ data }: MessageEvent<AnalysisRequest>) => {
    try {
      serve(data);
    } catch (error) {
      port.onerror?.(new ErrorEvent('error', { error }));
    }
  };
  port1.onmessage = (event) => port.onmessage?.(event);
  return port;
}
