import { within, type Send } from '@touchline/shared-http';
import { fieldsOf, isInteger, isText } from '@touchline/shared-primitives';
import type { PageJson, Ports } from '@touchline/shared-state';

/** Headers that request a section's page as JSON. @spec RM-05 */
const AS_JSON = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' };
/** With this header the answer has the calls of the page's load instead of the data that they filled. */
const WITH_CALLS = { 'mf-page-parts': 'calls' };
/** A page waits this long for its data from the edge, in milliseconds; then the browser makes the calls. */
const WAIT_MS = 2_000;

type PageCallAnswer = NonNullable<PageJson['calls']>[number];

const isCallAnswer = (value: unknown): value is PageCallAnswer => {
  const { place, status, body } = fieldsOf(value);
  return isText(place) && isInteger(status) && isText(body);
};

/** The answered calls by place; none if the answer is no page JSON of this version. */
function readCalls(answer: unknown): Map<string, PageCallAnswer> {
  const { apiVersion, calls } = fieldsOf(answer);
  const sound = apiVersion === AS_JSON['mf-api-version'] && Array.isArray(calls) ? calls.filter(isCallAnswer) : [];
  return new Map(sound.map((call) => [call.place, call]));
}

/**
 * Fetches a section's page as JSON and answers the calls of its load from it, each once. The edge has already made them, so that the
 * browser makes only what is missing: calls that failed there, that are answered later than two seconds, or that differ.
 *
 * @returns a sender for the load of this page.
 * @spec RM-05
 */
export function sendFromPageJson(ports: Pick<Ports, 'send'>, url: URL, signal: AbortSignal): Send {
  const fetchCalls = async (): Promise<Map<string, PageCallAnswer>> => {
    const headers = { Accept: 'application/json', ...AS_JSON, ...WITH_CALLS };
    const response = await ports.send(new Request(url, { cache: 'no-store', redirect: 'manual', headers, signal }));
    return readCalls(await response.json());
  };
  const arriving = fetchCalls().catch(() => new Map<string, PageCallAnswer>()); // the browser makes the calls
  const until = Date.now() + WAIT_MS;
  return async (request, call) => {
    if (request.method !== 'GET') return ports.send(request, call);
    const calls = await within(arriving, Math.max(0, until - Date.now()), () => null);
    const { pathname, search } = new URL(request.url);
    const answered = calls?.get(pathname + search);
    if (answered === undefined || request.signal.aborted) return ports.send(request, call);
    calls?.delete(answered.place);
    return new Response(answered.body, { status: answered.status, headers: { 'Content-Type': 'application/json' } });
  };
}
