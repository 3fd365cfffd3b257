/** Sends a request; everything between the caller and the network is behind it. */
export type Send = (request: Request) => Promise<Response>;

/** A layer around {@link Send}. */
export type HttpMiddleware = (next: Send) => Send;
