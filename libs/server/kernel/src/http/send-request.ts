/** Sends one request to another server. Resolves to status and body. */
export type SendRequest = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

const TIMEOUT_MS = 5_000;

/** Throws with an error code like that of an unreachable database, so that background work ends its sweep without quarantining items. */
const unreached = (cause: unknown): never => {
  throw Object.assign(new Error('the other server cannot be reached', { cause }), { code: 'EHOSTUNREACH' });
};

/** Sends requests over HTTP with a shared secret. @throws Error with a `code` if the server cannot be reached in time. */
export const sendRequestsTo =
  (origin: string, secret: string): SendRequest =>
  async (method, path, body) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(unreached);
    return { status: answer.status, body: answer.ok ? await answer.json() : null };
  };
