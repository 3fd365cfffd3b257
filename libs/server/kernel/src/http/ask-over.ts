/** Makes one request of another server: status and body. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

const TIMEOUT_MS = 5_000;

/** A server that cannot be reached has a code as a database has that is gone: background work ends its sweep and sets no item aside. */
const unreached = (cause: unknown): never => {
  throw Object.assign(new Error('the other server cannot be reached', { cause }), { code: 'EHOSTUNREACH' });
};

/** Asks over HTTP, with a secret that both sides know. @throws Error with a `code` when it cannot be reached in time. */
export const askOver =
  (origin: string, secret: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(unreached);
    return { status: answer.status, body: answer.ok ? await answer.json() : null };
  };
