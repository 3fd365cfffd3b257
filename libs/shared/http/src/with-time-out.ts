import { TimeOutError } from './errors.ts';
import type { HttpMiddleware } from './send.ts';

/**
 * Aborts a request that takes longer, including its body, which might trickle forever. The caller's own signal stays effective.
 *
 * @spec HT-12 GRD-6
 */
export function withTimeOut(afterMs: number): HttpMiddleware {
  return (next) => async (request, call) => {
    const controller = new AbortController();
    const timeOut = new TimeOutError(afterMs);
    const limited = new Request(request, { signal: AbortSignal.any([request.signal, controller.signal]) });
    // The timer references the request, because combined signals are held weakly and a collected one would never abort.
    const timer = setTimeout(() => limited.signal.aborted || controller.abort(timeOut), afterMs);
    try {
      const response = await next(limited, call);
      // There is no event for a body that has been read; aborting afterwards has no effect.
      if (response.body === null) clearTimeout(timer);
      return response;
    } catch (error) {
      clearTimeout(timer);
      throw controller.signal.aborted && !request.signal.aborted ? timeOut : error;
    }
  };
}
