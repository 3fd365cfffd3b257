import type { Call } from '@touchline/shared-contract';

/** Sends a request; everything between the caller and the network is behind it. `call` is the call of the contract that the request makes. */
export type Send = (request: Request, call?: Call) => Promise<Response>;

/** A layer around {@link Send}; it hands the call on with the request. */
export type HttpMiddleware = (next: Send) => Send;
