import type { Db, Queryable } from './db/db.ts';
import { TakenElsewhere } from './db/taken-elsewhere.ts';

/** A message to a player. */
export interface Message {
  kind: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What the message belongs to, for example the id of the code in it. */
  ref?: string;
}

/** A message with its time in milliseconds. */
export type KeptMessage = Message & { at: number };

/** A letter that waits for the mail server. */
export interface WaitingLetter extends Omit<KeptMessage, 'to' | 'kind'> {
  id: number;
  /** Null for a letter that is not sent; it only takes as long to store as one that is. @spec AUTH-9 */
  to: string | null;
  /** Time after which it is of no use any more, milliseconds. */
  untilMs: number;
}

/** Messages to players, shared by all processes on one database. */
export interface Outbox {
  /**
   * Keeps a message that a real operator would send, for the control room. In production there is none, and the message is dropped.
   *
   * @param message - `to` is null for one that is neither sent nor shown.
   * @param tx - the transaction that causes it.
   */
  send(message: Omit<Message, 'to'> & { to: string | null }, tx?: Queryable): Promise<void>;
  /** Kept messages, newest first; all of them, or those of one `ref`. */
  messages(ref?: string): Promise<readonly KeptMessage[]>;
  /**
   * Stores a letter until it has been delivered. Once this resolves, or the transaction is committed, the letter survives the end of the process.
   *
   * @param tx - the transaction that causes it.
   */
  post(letter: Omit<Message, 'to' | 'kind'> & { to: string | null }, untilMs: number, tx?: Queryable): Promise<void>;
  /** Ids of letters that wait and that no process is delivering, oldest first. */
  waiting(except: readonly number[]): Promise<number[]>;
  /**
   * Delivers one letter, unless another process does it. It is taken for a minute, and again and again for as long as the delivery lasts; no
   * row is locked meanwhile. What a killed process has taken is free again after a minute. So a letter may be delivered twice if a process is
   * killed, but never not at all.
   *
   * @param deliver - resolves when the letter needs no further attempt; it is deleted then.
   * @returns true. @throws TakenElsewhere if another process delivers it or has done so.
   */
  take(id: number, deliver: (letter: WaitingLetter) => Promise<void>): Promise<true>;
}

/** Messages shown in the control room. */
const SHOWN = 200;
/** Letters of one sweep. */
const BATCH = 50;
/** How long a process has a letter for itself. It renews this while it delivers the letter, several times in case one renewal fails. */
const TAKEN_MS = 60_000;
const RENEW_EVERY_MS = 15_000;
const DAY_MS = 86_400_000;

interface MessageRow {
  id: number;
  kind: Message['kind'];
  recipient: string | null;
  subject: string;
  body: string;
  html: string | null;
  ref: string | null;
  at: number;
  until: number;
}

const messageOf = ({ kind, recipient, subject, body, html, ref, at }: MessageRow): KeptMessage => ({
  ...{ kind, to: recipient ?? '', subject, text: body, at },
  ...(html !== null && { html }),
  ...(ref !== null && { ref }),
});

const INSERT = `
  insert into outgoing_messages (kind, recipient, subject, body, html, ref, is_posted, at, until) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const WAITING = `
  select id from outgoing_messages where is_posted and taken_until < clock_timestamp() and id <> all ($1::bigint[]) order by id limit ${BATCH}`;
const TAKE = `
  update outgoing_messages set taken_until = clock_timestamp() + ${TAKEN_MS} * interval '1 millisecond'
  where id = (select id from outgoing_messages where id = $1 and is_posted and taken_until < clock_timestamp() for update skip locked)
  returning *, taken_until::text as lease`;

/** Only the lease that this process has, not that of one that has taken the letter since. */
const RENEW = `
  update outgoing_messages set taken_until = clock_timestamp() + ${TAKEN_MS} * interval '1 millisecond'
  where id = $1 and taken_until = $2::timestamptz returning taken_until::text as lease`;
const FREE = `update outgoing_messages set taken_until = '-infinity' where id = $1 and taken_until = $2::timestamptz`;

/** Renews the lease of a letter. @returns `end` stops that; `last` then resolves with the lease that this process had last. */
function keepLease(db: Db, letter: { id: number; lease: string }, everyMs: number): { end: () => void; last: () => Promise<string> } {
  const { id } = letter;
  let { lease } = letter;
  let renewing: Promise<void> | undefined;
  const renew = async (): Promise<void> => {
    const [row] = await db.query<{ lease: string }>(RENEW, [id, lease]);
    lease = row?.lease ?? lease;
  };
  const timer = setInterval(() => {
    // The next renewal makes up for one that fails.
    renewing ??= renew()
      .catch(() => undefined)
      .finally(() => (renewing = undefined));
  }, everyMs);
  timer.unref();
  return {
    end: () => clearInterval(timer),
    last: async () => {
      await renewing;
      return lease;
    },
  };
}

interface OutboxDeps {
  db: Db;
  now: () => number;
  isShown: boolean;
  /** Milliseconds between two renewals of the lease of a letter that is being delivered. */
  renewEveryMs?: number;
}

/** @spec CF-07 AUTH-9 SRV-2 */
export function openOutbox({ db, now, isShown, renewEveryMs = RENEW_EVERY_MS }: OutboxDeps): Outbox {
  const store = async (
    { kind, to, subject, text, html, ref }: Parameters<Outbox['send']>[0],
    { tx = db, isPosted, untilMs }: { tx?: Queryable | undefined; isPosted: boolean; untilMs: number },
  ) => {
    await tx.query(INSERT, [kind, to, subject, text, html ?? null, ref ?? null, isPosted, now(), untilMs]);
  };
  return {
    send: async (message, tx) => {
      if (isShown) await store(message, { tx, isPosted: false, untilMs: now() + DAY_MS });
    },
    messages: async (ref) => {
      const rows = await db.query<MessageRow>(
        `select * from outgoing_messages where recipient is not null and not is_posted and ($1::text is null or ref = $1)
         order by id desc limit ${SHOWN}`,
        [ref ?? null],
      );
      return rows.map(messageOf);
    },
    post: (letter, untilMs, tx) => store({ ...letter, kind: 'email' }, { tx, isPosted: true, untilMs }),
    waiting: async (except) => (await db.query<{ id: number }>(WAITING, [except])).map(({ id }) => id),
    take: async (id, deliver) => {
      const [row] = await db.query<MessageRow & { lease: string }>(TAKE, [id]);
      if (row === undefined) throw new TakenElsewhere();
      const kept = keepLease(db, { id, lease: row.lease }, renewEveryMs);
      try {
        await deliver({ ...messageOf(row), id, to: row.recipient, untilMs: row.until });
      } catch (error) {
        kept.end();
        await db.query(FREE, [id, await kept.last()]);
        throw error;
      }
      kept.end();
      // Without waiting for a renewal: on a connection that is cut it would take longer than the lease, and the letter would be sent again.
      await db.query('delete from outgoing_messages where id = $1', [id]);
      return true;
    },
  };
}

/** Frees what a killed process has taken, where no other process can use the database. */
export async function freeTakenLetters(db: Db): Promise<void> {
  if (db.engine === 'pglite') await db.query(`update outgoing_messages set taken_until = '-infinity' where taken_until <> '-infinity'`);
}

/** Age at which letters are deleted that were of use until then and that no process delivers, because no mail server is configured any more. */
const UNDELIVERED_MS = 3_600_000;

/** Deletes messages that are of no use any more, and those that the control room does not show. Codes in them have expired by then. */
export async function forgetOldMessages(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from outgoing_messages where until < $1::bigint - case when is_posted then $2::bigint else 0 end', [
    nowMs,
    UNDELIVERED_MS,
  ]);
  await db.query(
    `delete from outgoing_messages where not is_posted and id <=
       (select id from outgoing_messages where not is_posted order by id desc offset ${SHOWN} limit 1)`,
  );
}
