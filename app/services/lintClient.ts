import type { Finding } from '../../engine/index.ts';
import type { LintRequest, LintResponse } from './lintProtocol.ts';

/** The part of a worker that the client uses. */
export interface LintPort {
  onmessage: ((event: MessageEvent<LintResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  readonly postMessage: (request: LintRequest) => void;
  readonly terminate: () => void;
}

/** Checks large files beside the page, so that typing never waits for it. */
export interface LintClient {
  /**
   * Checks a file and tells its findings, unless a newer file came meanwhile: then only that one's are told. A file
   * that comes while another is checked waits for it; of several that wait, only the last is checked.
   */
  readonly check: (
    file: Omit<LintRequest, 'runId'>,
    onFindings: (findings: readonly Finding[]) => void,
    onFailure: () => void,
  ) => void;
}

interface Run {
  readonly file: Omit<LintRequest, 'runId'>;
  readonly onFindings: (findings: readonly Finding[]) => void;
  readonly onFailure: () => void;
}

/** A client whose worker is started when it is first needed. */
export function createLintClient(start: () => LintPort): LintClient {
  let port: LintPort | null = null;
  let runId = 0;
  let running: Run | null = null;
  let waiting: Run | null = null;

  const next = () => {
    running = waiting;
    waiting = null;
    if (running === null) return;
    runId += 1;
    port ??= connect(start());
    port.postMessage({ ...running.file, runId });
  };

  const connect = (fresh: LintPort): LintPort => {
    fresh.onmessage = ({ data }) => {
      if (data.runId !== runId || running === null) return;
      const { onFindings } = running;
      const isNewest = waiting === null;
      next();
      if (isNewest) onFindings(data.findings);
    };
    const fail = () => {
      // What broke once may be in a state that nobody knows: the next run gets a new one.
      fresh.terminate();
      port = null;
      const failed = running;
      next();
      if (running === null) failed?.onFailure();
    };
    fresh.onerror = fail;
    fresh.onmessageerror = fail;
    return fresh;
  };

  return {
    check: (file, onFindings, onFailure) => {
      waiting = { file, onFindings, onFailure };
      if (running === null) next();
    },
  };
}

/** A client with a worker of the browser. */
export function createWorkerLintClient(): LintClient {
  return createLintClient(() => new Worker(new URL('./lint.worker.ts', import.meta.url), { type: 'module' }));
}
