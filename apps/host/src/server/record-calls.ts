import type { Send } from '@touchline/shared-http';
import type { PageCallAnswer } from '@touchline/shared-state';

/** A missing resource is an answer as well; other failures are left to the browser, which retries them. */
const KEPT_FAILURES = [404, 410];

/** Answers of the calls that a page's load made, for page JSON. */
export interface RecordedCalls {
  /** A sender that records. */
  send: Send;
  /** The answers so far; waits until their bodies have arrived. */
  calls: () => Promise<PageCallAnswer[]>;
}

/** Records the answers of GET calls by path and query. @spec RM-05 */
export function recordCalls(send: Send): RecordedCalls {
  const reading: Promise<PageCallAnswer | null>[] = [];
  return {
    send: async (request, call) => {
      const response = await send(request, call);
      const { status } = response;
      // What an edge had in memory during an outage loses its age here, so the browser asks itself.
      const isAged = response.headers.has('age');
      if (request.method === 'GET' && !isAged && (response.ok || KEPT_FAILURES.includes(status))) {
        const { pathname, search } = new URL(request.url);
        const body = response.clone().text();
        reading.push(
          body.then(
            (text) => ({ place: pathname + search, status, body: text }),
            () => null, // cut off
          ),
        );
      }
      return response;
    },
    calls: async () => (await Promise.all(reading)).filter((answer) => answer !== null),
  };
}
