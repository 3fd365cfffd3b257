import {
  INBOX_KINDS,
  INBOX_TOPICS,
  type InboxAnswer,
  type InboxCount,
  type InboxKind,
  type InboxTopic,
  NEEDS_PLAYER,
} from '@touchline/account-inbox-contract';
import { currencyOf, type PlayerEvent, type Queryable, type Services } from '@touchline/server-kernel';
import { quietSince } from './quiet.ts';
import { INBOX_OF_PLAYER } from './stored.ts';
import { wishesOf } from './settings.ts';

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

/** The topic of what happened; undefined for what no player is told. */
const topicOf = (kind: string): InboxTopic | undefined =>
  INBOX_TOPICS.find((topic) => (INBOX_KINDS[topic] as readonly string[]).includes(kind));

/** Until when a player takes a break, milliseconds; null while they take none. @spec LIM-5 */
const breakOf = async (db: Queryable, { ownLimits, now }: InboxServices, userId: number): Promise<number | null> =>
  (await ownLimits(db, userId, now())).excludedUntil;

/**
 * Makes an item of what happened, once. A player on a break gets none, and neither does one who does not want the topic: nothing is kept
 * for later.
 *
 * @returns whether an item was made.
 * @spec LIM-5 AC-06
 */
export async function addItem(tx: Queryable, services: InboxServices, event: PlayerEvent): Promise<boolean> {
  const { userId, kind, ref, money, at } = event;
  const topic = topicOf(kind);
  if (topic === undefined || (await breakOf(tx, services, userId)) !== null) return false;
  if ((await wishesOf(tx, userId)).off.includes(topic)) return false;
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

/** What a player was told, the newest first; nothing during a break. @spec AC-06 LIM-5 */
export async function inboxOf(db: Queryable, services: InboxServices, userId: number): Promise<InboxAnswer> {
  const until = await breakOf(db, services, userId);
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

/** How much is unread. What came during quiet hours waits until they are over. @spec AC-06 LIM-5 */
export async function countOf(db: Queryable, services: InboxServices, userId: number): Promise<InboxCount> {
  if ((await breakOf(db, services, userId)) !== null) return { unread: 0, needsPlayer: 0 };
  const { quiet } = await wishesOf(db, userId);
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
