/** Makes one request of another server: status and body. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;

const TIMEOUT_MS = 5_000;

/** Asks over HTTP, with a secret that both sides know. */
export const askOver =
  (origin: string, secret: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, body: answer.ok ? await answer.json() : null };
  };
