import type { AnalysisPort } from './analysisClient.ts';

/** Starts the worker. */
export function startAnalysisWorker(): AnalysisPort {
  return new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' });
}
