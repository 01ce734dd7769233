import type { AnalysisRequest } from './protocol.ts';
import { serveAnalysis } from './serveAnalysis.ts';

const serve = serveAnalysis((response) => self.postMessage(response));

self.onmessage = ({ data }: MessageEvent<AnalysisRequest>) => serve(data);
