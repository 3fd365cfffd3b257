/** Requests in flight, until their timeout. */
const held = new Set<readonly Request[]>();

/**
 * Keeps requests from being garbage-collected before their timeout. In Node a request holds its abort signal by a weak reference, so
 * without another reference the timeout never fires and an endless response is awaited forever.
 *
 * @param requests - the request to send, and those whose signals it follows.
 * @param forMs - the time limit; requests are held a little longer.
 */
export function holdRequests(requests: readonly Request[], forMs: number): void {
  held.add(requests);
  setTimeout(() => held.delete(requests), forMs + 1_000).unref();
}
