import type { AccessInput, Finding, LintExpectation } from '../../engine/index.ts';

/** A file to be checked elsewhere than on the page's own thread. */
export interface LintRequest {
  readonly runId: number;
  readonly robots: string | Uint8Array;
  /** Null while no site is known. */
  readonly origin: string | null;
  /** How the fetch of the file went; null where nothing is known of it. */
  readonly fetch: AccessInput | null;
  /** Expectations that are not met, to be reported. */
  readonly expectations: readonly LintExpectation[];
  /** Whether what holds for every URL is proven, or answers at typing speed are wanted. */
  readonly exact: boolean;
}

/** What came of a run. */
export interface LintResponse {
  readonly runId: number;
  readonly findings: readonly Finding[];
}
