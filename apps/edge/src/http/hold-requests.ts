/** What is on its way, until its time is over. */
const held = new Set<readonly Request[]>();

/**
 * Keeps requests from being collected while their time runs. In Node a request hands the signal that it was given on by a weak reference, so
 * when nobody holds the request the signal leads nowhere, and an answer that never comes is waited for without end.
 *
 * @param requests - the request that is sent, and those whose signals it listens to.
 * @param forMs - the limit of the answer; a little longer is held.
 */
export function holdRequests(requests: readonly Request[], forMs: number): void {
  held.add(requests);
  setTimeout(() => held.delete(requests), forMs + 1_000).unref();
}
