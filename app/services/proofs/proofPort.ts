import type { ProofRequest, ProofResponse } from './protocol.ts';

/** The page's end of a connection to whatever proves. */
export interface ProofPort {
  readonly post: (request: ProofRequest) => void;
  /** Ends the other side at once, whatever it is doing. */
  readonly terminate: () => void;
}

/** What the page does with what arrives. */
export interface ProofPortHandlers {
  readonly onResponse: (response: ProofResponse) => void;
  /** The other side broke down, or said what can't be read. */
  readonly onBreakdown: (message: string) => void;
}

/** Opens a connection. */
export type ConnectProofs = (handlers: ProofPortHandlers) => ProofPort;
