import type { HttpMiddleware, Send } from './send.ts';

/** Wraps layers around a sender; the first of the list is the outermost. */
export const compose = (send: Send, layers: readonly HttpMiddleware[]): Send => layers.reduceRight((next, layer) => layer(next), send);
