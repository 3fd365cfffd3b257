import { TimeOutError } from './errors.ts';
import type { HttpMiddleware } from './send.ts';

/**
 * Ends a request that takes longer, the body of its answer included: one that drips without end is no answer. The caller's own signal goes on
 * working.
 *
 * @spec HT-12 GRD-6
 */
export function withTimeOut(afterMs: number): HttpMiddleware {
  return (next) => async (request, call) => {
    const controller = new AbortController();
    const timeOut = new TimeOutError(afterMs);
    const limited = new Request(request, { signal: AbortSignal.any([request.signal, controller.signal]) });
    // The timer holds the request: signals that follow others are held weakly, and one that was collected would never tell of the end.
    const timer = setTimeout(() => limited.signal.aborted || controller.abort(timeOut), afterMs);
    try {
      const response = await next(limited, call);
      // Nobody says when a body has been read; an end that comes afterwards ends nothing.
      if (response.body === null) clearTimeout(timer);
      return response;
    } catch (error) {
      clearTimeout(timer);
      throw controller.signal.aborted && !request.signal.aborted ? timeOut : error;
    }
  };
}
