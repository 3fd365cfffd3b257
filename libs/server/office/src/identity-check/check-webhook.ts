import { openSigned, type Queryable, type SentWebhook } from '@touchline/server-kernel';
import * as z from 'zod/mini';
import { ToldCheck } from './check-provider.ts';
import { applyCheck, type CheckServices } from './identity-check.ts';

/** Where webhooks of the identity provider come in. The edge does not pass it on: it is for the provider alone. */
export const CHECK_WEBHOOK_PATH = '/identity-webhooks/v1';

const Event = z.object({ data: ToldCheck });
const KEEP_MS = 7 * 86_400_000;

/** Takes one delivery. @returns the status to answer with: 401 for a wrong signature, 400 for what cannot be read, 204 for the rest. */
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

/** Forgets deliveries that nobody sends again. */
export const forgetCheckWebhooks = async (db: Queryable, nowMs: number): Promise<void> => {
  await db.query('delete from identity_webhooks where received_at < $1', [nowMs - KEEP_MS]);
};
