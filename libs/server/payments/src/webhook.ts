import { openSigned, type Queryable, type SentWebhook } from '@touchline/server-kernel';
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
export async function takeWebhook(services: PaymentServices, secret: string, sent: SentWebhook): Promise<number> {
  const { db, now } = services;
  const { status, body } = openSigned(secret, sent);
  if (status !== 204) return status;
  const { success, data } = Event.safeParse(body);
  if (!success) return 400;
  await db.transaction(async (tx) => {
    if (await isFirst(tx, String(sent.headers['webhook-id']), now())) await applyTold(tx, services, data.data);
  });
  return 204;
}

/** Forgets deliveries that nobody sends again. */
export const forgetOldWebhooks = async (db: Queryable, nowMs: number): Promise<void> => {
  await db.query('delete from payment_webhooks where received_at < $1', [nowMs - KEEP_MS]);
};
