import type { FastifyInstance } from 'fastify';
import { isWebhookSigned } from './webhook-signature.ts';

/** A webhook as it came in, the body to the byte. */
export interface SentWebhook {
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** Opens a webhook. @returns 401 for a wrong signature, 400 for what is no JSON, else 204 with what was sent. */
export function openSigned(secret: string, { headers, body }: SentWebhook): { status: 204 | 400 | 401; body?: unknown } {
  // The wall clock, as the sender has it: a test may move the clock of the games.
  if (!isWebhookSigned(secret, headers, { nowSeconds: Math.floor(Date.now() / 1000), body })) return { status: 401 };
  try {
    return { status: 204, body: JSON.parse(body) as unknown };
  } catch {
    return { status: 400 };
  }
}

/** The route of webhooks, in a scope of its own: a signature needs the body as it was sent. @param take - gives the status to answer with. */
export function webhookRoute(app: FastifyInstance, path: string, take: (sent: SentWebhook) => Promise<number>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, String(body)));
    scope.post<{ Body: string }>(path, async ({ headers, body }, reply) => reply.code(await take({ headers, body })).send());
  });
}
