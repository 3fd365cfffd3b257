import type { FastifyInstance } from 'fastify';
import { isWebhookSigned } from './webhook-signature.ts';

/** A received webhook with its unparsed body. */
export interface SentWebhook {
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** Verifies and parses a webhook. @returns 401 for a wrong signature, 400 for invalid JSON, otherwise 204 with the body. */
export function openSigned(secret: string, { headers, body }: SentWebhook): { status: 204 | 400 | 401; body?: unknown } {
  // Real time, like the sender: tests may move the server's clock.
  if (!isWebhookSigned(secret, headers, { nowSeconds: Math.floor(Date.now() / 1000), body })) return { status: 401 };
  try {
    return { status: 204, body: JSON.parse(body) as unknown };
  } catch {
    return { status: 400 };
  }
}

/** What the outcome of a webhook protects. */
const CONFIG = { config: { protects: 'payment' } };

/** Registers a webhook route in a separate scope, because the signature covers the raw body. @param take - returns the response status. */
export function webhookRoute(app: FastifyInstance, path: string, take: (sent: SentWebhook) => Promise<number>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, String(body)));
    scope.post<{ Body: string }>(path, CONFIG, async ({ headers, body }, reply) => reply.code(await take({ headers, body })).send());
  });
}
