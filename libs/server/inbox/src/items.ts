import {
  INBOX_KINDS,
  INBOX_TOPICS,
  type InboxAnswer,
  type InboxCount,
  type InboxKind,
  type InboxTopic,
  NEEDS_PLAYER,
} from '@touchline/account-inbox-contract';
import { currencyOf, type PlayerEvent, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { quietSince } from './quiet.ts';
import { INBOX_OF_PLAYER } from './stored.ts';
import { preferencesOf } from './settings.ts';

export type InboxServices = Pick<Services, 'bounds' | 'db' | 'ownLimits' | 'now'>;

/** How long an item is kept. */
const KEPT_MS = 60 * 86_400_000;

interface ItemRow {
  id: number;
  topic: InboxTopic;
  kind: InboxKind;
  ref: string;
  amount: number | null;
  currency_iso: string | null;
  at: number;
  is_read: boolean;
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** The inbox topic of an event kind; undefined for kinds that players are not notified of. */
const topicOf = (kind: string): InboxTopic | undefined =>
  INBOX_TOPICS.find((topic) => (INBOX_KINDS[topic] as readonly string[]).includes(kind));

/** End of a player's current break, milliseconds; null without one. @spec LIM-5 */
const breakEndOf = async (db: Queryable, { ownLimits, now }: InboxServices, userId: number): Promise<number | null> =>
  (await ownLimits(db, userId, now())).excludedUntil;

/**
 * Stores an inbox item for an event, once. Events during a break or of a muted topic are dropped, not deferred.
 *
 * @returns whether an item was stored.
 * @spec LIM-5 AC-06
 */
export async function addItem(tx: Queryable, services: InboxServices, event: PlayerEvent): Promise<boolean> {
  const { userId, kind, ref, money, at } = event;
  const topic = topicOf(kind);
  if (topic === undefined || (await breakEndOf(tx, services, userId)) !== null) return false;
  if ((await preferencesOf(tx, userId)).off.includes(topic)) return false;
  const made = await tx.query(
    `insert into inbox_items (user_id, topic, kind, ref, amount, currency_iso, at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, kind, ref) do nothing returning 1`,
    [userId, topic, kind, ref, money?.amount ?? null, money?.iso ?? null, at],
  );
  if (made.length === 0) return false;
  await tx.query(
    `delete from inbox_items where user_id = $1 and id <= (select id from inbox_items where user_id = $1 order by id desc offset $2 limit 1)`,
    [userId, services.bounds.mostOf(INBOX_OF_PLAYER)],
  );
  return true;
}

/** A player's items, newest first; empty during a break. @spec AC-06 LIM-5 */
export async function inboxOf(db: Queryable, services: InboxServices, userId: number): Promise<InboxAnswer> {
  const until = await breakEndOf(db, services, userId);
  if (until !== null) return { excludedUntil: Math.ceil(until / 1000), items: [] };
  const rows = await db.query<ItemRow>(
    'select id, topic, kind, ref, amount, currency_iso, at, is_read from inbox_items where user_id = $1 order by id desc limit $2',
    [userId, services.bounds.mostOf(INBOX_OF_PLAYER)],
  );
  return {
    excludedUntil: null,
    items: rows.map(({ id, topic, kind, ref, amount, currency_iso: iso, at, is_read: isRead }) => ({
      ...{ id, topic, kind, ref, isRead, at: seconds(at), needsPlayer: NEEDS_PLAYER.includes(kind) },
      amount: amount === null || iso === null ? null : { amount, iso, exponent: currencyOf(iso).exponent },
    })),
  };
}

/** Number of unread items. Items that arrive during quiet hours are counted only afterwards. @spec AC-06 LIM-5 */
export async function countOf(db: Queryable, services: InboxServices, userId: number): Promise<InboxCount> {
  if ((await breakEndOf(db, services, userId)) !== null) return { unread: 0, needsPlayer: 0 };
  const { quiet } = await preferencesOf(db, userId);
  const since = quiet === null ? null : quietSince(quiet, services.now());
  const [row] = await db.query<{ unread: number; needs: number }>(
    `select count(*)::int as unread, (count(*) filter (where kind = any ($3::text[])))::int as needs
     from inbox_items where user_id = $1 and not is_read and ($2::bigint is null or at < $2)`,
    [userId, since, NEEDS_PLAYER],
  );
  return { unread: row?.unread ?? 0, needsPlayer: row?.needs ?? 0 };
}

export async function markRead(db: Queryable, userId: number, upTo: number): Promise<void> {
  await db.query('update inbox_items set is_read = true where user_id = $1 and id <= $2 and not is_read', [userId, upTo]);
}

export async function forgetOldItems(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from inbox_items where at < $1', [nowMs - KEPT_MS]);
}
