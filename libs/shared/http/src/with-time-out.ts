import { TimeOutError } from './errors.ts';
import type { HttpMiddleware } from './send.ts';

/** Ends a request that takes longer. The caller's own signal goes on working. @spec HT-12 */
export function withTimeOut(afterMs: number): HttpMiddleware {
  return (next) => async (request) => {
    const controller = new AbortController();
    const timeOut = new TimeOutError(afterMs);
    const timer = setTimeout(() => controller.abort(timeOut), afterMs);
    try {
      return await next(new Request(request, { signal: AbortSignal.any([request.signal, controller.signal]) }));
    } catch (error) {
      throw controller.signal.aborted && !request.signal.aborted ? timeOut : error;
    } finally {
      clearTimeout(timer);
    }
  };
}
