import { isWebhookSigned, type Queryable } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { applyTold } from './apply.ts';
import { Told } from './provider/provider-port.ts';
import type { PaymentServices } from './services.ts';

/** Where the provider's webhooks come in. The edge does not pass it on: it is for the provider alone. */
export const WEBHOOK_PATH = '/payment-webhooks/v1';

const Event = z.object({ data: Told });
const KEEP_MS = 7 * 86_400_000;

const isFirst = async (tx: Queryable, id: string, nowMs: number) =>
  (await tx.query('insert into payment_webhooks (id, received_at) values ($1, $2) on conflict (id) do nothing returning id', [id, nowMs]))
    .length > 0;

/** Takes one delivery. @returns the status to answer with: 401 for a wrong signature, 400 for what cannot be read, 204 for the rest. */
export async function takeWebhook(
  services: PaymentServices,
  secret: string,
  { headers, body }: { headers: Readonly<Record<string, unknown>>; body: string },
): Promise<number> {
  const { db, now } = services;
  // The wall clock, as the provider has it: a test may move the clock of the games.
  if (!isWebhookSigned(secret, headers, { nowSeconds: Math.floor(Date.now() / 1000), body })) return 401;
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return 400;
  }
  const { success, data } = Event.safeParse(sent);
  if (!success) return 400;
  await db.transaction(async (tx) => {
    if (await isFirst(tx, String(headers['webhook-id']), now())) await applyTold(tx, services, data.data);
  });
  return 204;
}

/** The route, in a scope of its own: it needs the body as it was sent, to the byte. */
export function webhookRoute(app: FastifyInstance, services: PaymentServices, secret: string): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, String(body)));
    scope.post<{ Body: string }>(WEBHOOK_PATH, async ({ headers, body }, reply) =>
      reply.code(await takeWebhook(services, secret, { headers, body })).send(),
    );
  });
}

/** Forgets deliveries that nobody sends again. */
export const forgetOldWebhooks = async (db: Queryable, nowMs: number): Promise<void> => {
  await db.query('delete from payment_webhooks where received_at < $1', [nowMs - KEEP_MS]);
};
