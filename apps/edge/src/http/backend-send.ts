import { holdRequests } from './hold-requests.ts';

/** Time limit for one answer of the backend while a document is rendered. */
const ANSWER_WITHIN_MS = 2000;

export interface VisitorHeaders {
  cookie?: string | undefined;
  userAgent?: string | undefined;
  acceptLanguage?: string | undefined;
  country?: string | undefined;
  /** Address of the visitor, as trusted proxies name it; left out for requests that concern no visitor. */
  forwardedFor?: string | undefined;
  host: string;
  traceId: string;
}

/**
 * Sends a request of the page's code to the backend on behalf of the visitor. URLs are same-origin; only path and query are used, so page
 * code can't reach another host.
 *
 * @spec SEC-4
 */
export function createBackendSend({
  backend,
  visitor,
  signal,
  send = fetch,
  withinMs = ANSWER_WITHIN_MS,
}: {
  backend: string;
  visitor: VisitorHeaders;
  signal: AbortSignal;
  send?: (request: Request) => Promise<Response>;
  /** Time limit for a complete answer, in milliseconds. */
  withinMs?: number;
}): (request: Request) => Promise<Response> {
  return (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    const set = (name: string, value: string | undefined): void => {
      if (value !== undefined) headers.set(name, value);
    };
    set('cookie', visitor.cookie);
    set('user-agent', visitor.userAgent);
    set('accept-language', visitor.acceptLanguage);
    set('x-geo-country', visitor.country);
    set('x-forwarded-for', visitor.forwardedFor);
    headers.set('x-forwarded-host', visitor.host);
    headers.set('x-trace-id', visitor.traceId);
    headers.set('sec-fetch-site', 'same-origin');
    const limits = AbortSignal.any([signal, request.signal, AbortSignal.timeout(withinMs)]);
    const onward = new Request(`${backend}${pathname}${search}`, {
      method: request.method,
      headers,
      body: request.body,
      signal: limits,
      redirect: 'manual',
      ...(request.body && { duplex: 'half' }),
    });
    holdRequests([request, onward], withinMs);
    return send(onward);
  };
}
