import type { Queryable } from '@touchline/server-kernel/db';
import { openSigned, type SentWebhook } from '@touchline/server-kernel/http';
import * as z from 'zod/mini';
import { CheckSnapshot } from './check-provider.ts';
import { applyCheck, type CheckServices } from './identity-check.ts';

/** Webhook path of the identity provider. Not proxied by the edge, because only the provider may call it. */
export const CHECK_WEBHOOK_PATH = '/identity-webhooks/v1';

const Event = z.object({ data: CheckSnapshot });
const KEEP_MS = 7 * 86_400_000;

/** Handles one delivery. @returns the status code: 401 for a wrong signature, 400 for an unreadable body, 204 otherwise. */
export async function takeCheckWebhook({ db, now }: CheckServices, secret: string, sent: SentWebhook): Promise<number> {
  const { status, body } = openSigned(secret, sent);
  if (status !== 204) return status;
  const { success, data } = Event.safeParse(body);
  if (!success) return 400;
  await db.transaction(async (tx) => {
    const first = await tx.query(
      'insert into identity_webhooks (id, received_at) values ($1, $2) on conflict (id) do nothing returning id',
      [String(sent.headers['webhook-id']), now()],
    );
    if (first.length > 0) await applyCheck(tx, data.data, now());
  });
  return 204;
}

/** Deletes ids of old deliveries, which are not repeated any more. */
export const forgetCheckWebhooks = async (db: Queryable, nowMs: number): Promise<void> => {
  await db.query('delete from identity_webhooks where received_at < $1', [nowMs - KEEP_MS]);
};
