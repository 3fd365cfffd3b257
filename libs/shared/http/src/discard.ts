/**
 * Gives up the body of an answer that nobody will read: until then the browser holds its request, and with HTTP/1 one of the six connections
 * to its host.
 *
 * @spec HT-12
 */
export function discard({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
