import type { Queryable } from '@touchline/server-kernel/db';
import { openSigned, type SentWebhook } from '@touchline/server-kernel/http';
import * as z from 'zod/mini';
import { applySnapshot } from './apply.ts';
import { PaymentSnapshot } from './provider/provider-port.ts';
import type { PaymentServices } from './services.ts';

/** Webhook path of the payment provider. Not proxied by the edge, because only the provider may call it. */
export const WEBHOOK_PATH = '/payment-webhooks/v1';

const Event = z.object({ data: PaymentSnapshot });
const KEEP_MS = 7 * 86_400_000;

const isFirst = async (tx: Queryable, id: string, nowMs: number) =>
  (await tx.query('insert into payment_webhooks (id, received_at) values ($1, $2) on conflict (id) do nothing returning id', [id, nowMs]))
    .length > 0;

/** Handles one delivery. @returns the status code: 401 for a wrong signature, 400 for an unreadable body, 204 otherwise. */
export async function takeWebhook(services: PaymentServices, secret: string, sent: SentWebhook): Promise<number> {
  const { db, now } = services;
  const { status, body } = openSigned(secret, sent);
  if (status !== 204) return status;
  const { success, data } = Event.safeParse(body);
  if (!success) return 400;
  await db.transaction(async (tx) => {
    if (await isFirst(tx, String(sent.headers['webhook-id']), now())) await applySnapshot(tx, services, data.data);
  });
  return 204;
}

/** Deletes ids of old deliveries, which are not repeated any more. */
export const forgetOldWebhooks = async (db: Queryable, nowMs: number): Promise<void> => {
  await db.query('delete from payment_webhooks where received_at < $1', [nowMs - KEEP_MS]);
};
