import type { HttpMiddleware } from '@touchline/shared-http';

const BAD_REQUEST = 400;

/**
 * Answers a captcha that the backend asks for, and sends the request again with the answer; whoever called hears nothing of it. What it takes
 * comes with the first 400.
 *
 * @spec HT-04 AUTH-10
 */
export function withCaptcha({ origin }: { origin: string }): HttpMiddleware {
  return (next) => async (request, call) => {
    // A body can be read once only, so every sending gets a request of its own.
    const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
    const again = () => new Request(request, { body });
    const response = await next(again(), call);
    if (response.status !== BAD_REQUEST) return response;
    const { meetCaptcha } = await import('./captcha/meet-captcha.ts');
    return meetCaptcha({ origin, next, call }, again, response);
  };
}
