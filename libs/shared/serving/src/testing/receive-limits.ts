import type { Server } from 'node:net';

/** How long a server waits for a request and for its headers, and how often it checks this, in milliseconds. */
export interface ReceiveLimits {
  requestTimeout?: unknown;
  headersTimeout?: unknown;
  connectionsCheckingInterval?: unknown;
}

/** What a server of this process does about slow senders. */
export function receiveLimits(server: Server): ReceiveLimits {
  const { requestTimeout, headersTimeout, connectionsCheckingInterval } = server as Server & ReceiveLimits;
  return { requestTimeout, headersTimeout, connectionsCheckingInterval };
}

/** The limits of every listener. @spec SEC-6 */
export const RECEIVE_LIMITS: ReceiveLimits = { requestTimeout: 15_000, headersTimeout: 10_000, connectionsCheckingInterval: 1_000 };
