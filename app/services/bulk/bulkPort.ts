import type { BulkRequest, BulkResponse } from './protocol.ts';

/** The page's end of a connection to whatever answers. */
export interface BulkPort {
  readonly post: (request: BulkRequest) => void;
  /** Ends the other side at once, whatever it is doing. */
  readonly terminate: () => void;
}

/** What the page does with what arrives. */
export interface BulkPortHandlers {
  readonly onResponse: (response: BulkResponse) => void;
  /** The other side broke down, or said what can't be read. */
  readonly onBreakdown: (message: string) => void;
}

/** Opens a connection. */
export type ConnectBulk = (handlers: BulkPortHandlers) => BulkPort;
