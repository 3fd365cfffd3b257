import type { Call } from '@touchline/shared-contract';

/** Sends a request; layers between caller and network are hidden behind it. `call` is the contract's call that the request makes. */
export type Send = (request: Request, call?: Call) => Promise<Response>;

/** A layer around {@link Send}; it has to pass the call along with the request. */
export type HttpMiddleware = (next: Send) => Send;
