import type { Finding } from '../../engine/index.ts';
import type { LatestPort } from './latestClient.ts';
import { createLatestClient } from './latestClient.ts';
import type { LintRequest, LintResponse } from './lintProtocol.ts';

/** The part of a worker that the client uses. */
export type LintPort = LatestPort<LintRequest, LintResponse>;

/** Checks files beside the page, large ones or with proofs, so that typing never waits for it. */
export interface LintClient {
  /**
   * Checks a file and tells its findings, unless a newer file came meanwhile: then only that one's are told. A file
   * that comes while another is checked waits for it; of several that wait, only the last is checked. Proofs and answers
   * at typing speed don't replace each other.
   */
  readonly check: (
    file: Omit<LintRequest, 'runId'>,
    onFindings: (findings: readonly Finding[]) => void,
    onFailure: () => void,
  ) => void;
}

/** A client whose worker is started when it is first needed. */
export function createLintClient(start: () => LintPort): LintClient {
  const client = createLatestClient(start);
  return {
    check: (file, onFindings, onFailure) => {
      client.ask({
        about: file.exact ? 'proven findings' : 'findings',
        request: (runId) => ({ ...file, runId }),
        onResponse: ({ findings }) => onFindings(findings),
        onFailure,
      });
    },
  };
}

/** A client with a worker of the browser. */
export function createWorkerLintClient(): LintClient {
  return createLintClient(() => new Worker(new URL('./lint.worker.ts', import.meta.url), { type: 'module' }));
}
