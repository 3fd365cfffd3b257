/**
 * Cancels a body that will not be read. Otherwise the browser keeps the request open, and with HTTP/1 one of the six connections to its
 * host.
 *
 * @spec HT-12
 */
export function discard({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
