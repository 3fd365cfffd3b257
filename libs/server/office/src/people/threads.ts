import type { AppealsAnswer, ManagerAnswer, RequestsAnswer } from '@touchline/account-office-contract';
import { recordPlayerEvent, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import { minuteOf, UTC } from '@touchline/shared-primitives/calendar';
import { seconds } from '../player.ts';

type Kind = 'support' | 'manager' | 'appeal';
interface Thread {
  id: number;
  topic: string;
  subject: string;
  state: string;
  is_unread: boolean;
  at: number;
}
interface Line {
  id: number;
  author: 'player' | 'staff' | 'auto';
  text: string;
  at: number;
}

/** Rate limit for messages per conversation. */
const MOST_LINES_AN_HOUR = 30;
const HOUR_MS = 3_600_000;
const SHOWN = 30;

const threads = (db: Queryable, userId: number, kind: Kind) =>
  db.query<Thread>(
    `select id, topic, subject, state, is_unread, at from threads where user_id = $1 and kind = $2 order by id desc limit $3`,
    [userId, kind, SHOWN],
  );

async function linesOf(db: Queryable, threadId: number): Promise<Line[]> {
  const lines = await db.query<Line>(
    `select id, author, text, at from (select * from thread_lines where thread_id = $1 order by id desc limit 200) newest order by id`,
    [threadId],
  );
  return lines.map((line) => ({ ...line, at: seconds(line.at) }));
}

/** Adds a message to a thread of a locked player. @returns its number. @throws Refusal 429 after too many messages. */
async function addMessage(
  tx: Queryable,
  threadId: number,
  { author, text, nowMs }: { author: Line['author']; text: string; nowMs: number },
): Promise<number> {
  const [count] = await tx.query<{ n: number }>(
    `select count(*)::bigint as n from thread_lines where thread_id = $1 and author = 'player' and at > $2`,
    [threadId, nowMs - HOUR_MS],
  );
  if (author === 'player' && (count?.n ?? 0) >= MOST_LINES_AN_HOUR)
    throw new Refusal(429, 'too-many-tries', { detail: 'Too many messages at once, please wait', retryAfterSeconds: 600 });
  const [line] = await tx.query<{ id: number }>(
    'insert into thread_lines (thread_id, author, text, at) values ($1, $2, $3, $4) returning id',
    [threadId, author, text.trim(), nowMs],
  );
  if (line === undefined) throw new Error('a message was not stored');
  return line.id;
}

async function begin(
  tx: Queryable,
  thread: { userId: number; kind: Kind; topic?: string; subject?: string; state: string; nowMs: number },
): Promise<number> {
  const { userId, kind, topic = '', subject = '', state, nowMs } = thread;
  const [row] = await tx.query<{ id: number }>(
    'insert into threads (user_id, kind, topic, subject, state, at) values ($1, $2, $3, $4, $5, $6) returning id',
    [userId, kind, topic, subject.trim(), state, nowMs],
  );
  if (row === undefined) throw new Error('a thread was not stored');
  return row.id;
}

/** Requests with their messages, newest first. Marks them as read. */
export async function requestsOf(tx: Queryable, userId: number): Promise<RequestsAnswer> {
  const requests: RequestsAnswer['requests'] = [];
  for (const { id, topic, subject, state, is_unread: isUnread, at } of await threads(tx, userId, 'support')) {
    const lines = await linesOf(tx, id);
    requests.push({ id, topic, subject, state, at: seconds(at), isUnread, lines } as RequestsAnswer['requests'][number]);
  }
  await tx.query(`update threads set is_unread = false where user_id = $1 and kind = 'support' and is_unread`, [userId]);
  return { requests };
}

/** @throws Refusal 409 above the maximum of open requests. */
export async function openRequest(
  tx: Queryable,
  request: { userId: number; topic: string; subject: string; text: string; nowMs: number; most: number },
): Promise<void> {
  const { userId, topic, subject, text, nowMs, most } = request;
  await lockPlayer(tx, userId);
  const open = (await threads(tx, userId, 'support')).filter(({ state }) => state !== 'closed');
  if (open.length >= most)
    throw new Refusal(409, 'too-many-requests', { detail: `${most} requests are open. Please write in one of them` });
  const id = await begin(tx, { userId, kind: 'support', topic, subject, state: 'open', nowMs });
  await addMessage(tx, id, { author: 'player', text, nowMs });
  await addMessage(tx, id, { author: 'auto', text: '', nowMs });
}

/** @throws Refusal 404 for another player's request, 409 for a closed one. */
export async function replyToRequest(
  tx: Queryable,
  { userId, id, text, nowMs }: { userId: number; id: number; text: string; nowMs: number },
): Promise<void> {
  await lockPlayer(tx, userId);
  const thread = (await threads(tx, userId, 'support')).find((each) => each.id === id);
  if (thread === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no such request' });
  if (thread.state === 'closed') throw new Refusal(409, 'request-closed', { detail: 'This request is closed. Please open another one' });
  await addMessage(tx, id, { author: 'player', text, nowMs });
  await tx.query(`update threads set state = 'open' where id = $1`, [id]);
}

/** Stores a staff answer, which only the control room sends here. @returns whether the thread exists. */
export async function answer(
  tx: Queryable,
  { id, text, state, nowMs }: { id: number; text: string; state: string; nowMs: number },
): Promise<boolean> {
  const [row] = await tx.query<{ user_id: number; kind: Kind }>(
    'update threads set state = $2, is_unread = true where id = $1 returning user_id, kind',
    [id, state],
  );
  if (row === undefined) return false;
  const line = await addMessage(tx, id, { author: 'staff', text, nowMs });
  const kind = row.kind === 'appeal' ? 'appeal-answered' : 'support-answered';
  await recordPlayerEvent(tx, { userId: row.user_id, kind, ref: `${id}:${line}`, money: null, at: nowMs });
  return true;
}

const MANAGERS = ['Elena Marsh', 'Tomás Rivera', 'Amira Haddad', 'Jonas Lind'] as const;
const HOURS = { from: 9, to: 18 } as const;
const SLOT_MS = 1_800_000;
const SLOTS = 8;
const MINUTES = 60;
const hourOf = (ms: number) => Math.floor(minuteOf(ms, UTC) / MINUTES);
const isWorkTime = (ms: number) => hourOf(ms) >= HOURS.from && hourOf(ms) < HOURS.to;

/** The next free half-hour slots of working time. */
export function callSlots(nowMs: number): number[] {
  const slots: number[] = [];
  for (let at = (Math.floor(nowMs / SLOT_MS) + 2) * SLOT_MS; slots.length < SLOTS; at += SLOT_MS)
    if (isWorkTime(at)) slots.push(seconds(at));
  return slots;
}

/** A player's account manager and their conversation. @spec AC-12 */
export async function managerOf(tx: Queryable, userId: number, nowMs: number): Promise<ManagerAnswer> {
  const [thread] = await threads(tx, userId, 'manager');
  const [call] = await tx.query<{ at: number }>('select at from manager_calls where user_id = $1 and at > $2', [userId, nowMs]);
  return {
    name: MANAGERS[userId % MANAGERS.length] ?? MANAGERS[0],
    isOnline: isWorkTime(nowMs),
    hours: { ...HOURS },
    messages: thread === undefined ? [] : await linesOf(tx, thread.id),
    slots: callSlots(nowMs),
    call: call === undefined ? null : seconds(call.at),
  };
}

export async function writeToManager(
  tx: Queryable,
  { userId, text, nowMs }: { userId: number; text: string; nowMs: number },
): Promise<void> {
  await lockPlayer(tx, userId);
  const [thread] = await threads(tx, userId, 'manager');
  const id = thread?.id ?? (await begin(tx, { userId, kind: 'manager', state: 'open', nowMs }));
  await addMessage(tx, id, { author: 'player', text, nowMs });
  if (thread === undefined) await addMessage(tx, id, { author: 'auto', text: '', nowMs });
}

/** Books a call or cancels it. @throws Refusal 409 for a time that is not offered. */
export async function bookCall(tx: Queryable, { userId, at, nowMs }: { userId: number; at: number | null; nowMs: number }): Promise<void> {
  if (at === null) return void (await tx.query('delete from manager_calls where user_id = $1', [userId]));
  if (!callSlots(nowMs).includes(at))
    throw new Refusal(409, 'slot-taken', { field: 'at', detail: 'Please choose one of the times that are offered' });
  await tx.query('insert into manager_calls (user_id, at) values ($1, $2) on conflict (user_id) do update set at = excluded.at', [
    userId,
    at * 1000,
  ]);
}

/** Appeals against a block of the account, with their answers. */
export async function appealsOf(tx: Queryable, userId: number): Promise<AppealsAnswer> {
  const [user] = await tx.query<{ ban_level: number }>('select ban_level from users where id = $1', [userId]);
  const isBlocked = (user?.ban_level ?? 0) > 0;
  const appeals: AppealsAnswer['appeals'] = [];
  for (const { id, state, at } of await threads(tx, userId, 'appeal')) {
    const lines = await linesOf(tx, id);
    const reply = lines.find(({ author }) => author === 'staff');
    const own = lines.find(({ author }) => author === 'player');
    appeals.push({
      ...{ id, text: own?.text ?? '', at: seconds(at), answer: reply?.text ?? null, answeredAt: reply?.at ?? null },
      state: state as AppealsAnswer['appeals'][number]['state'],
    });
  }
  return { isBlocked, canAppeal: isBlocked && !appeals.some(({ state }) => state === 'waiting'), appeals };
}

/** @throws Refusal 409 if the account is not blocked or an appeal is pending. */
export async function sendAppeal(tx: Queryable, { userId, text, nowMs }: { userId: number; text: string; nowMs: number }): Promise<void> {
  await lockPlayer(tx, userId);
  if (!(await appealsOf(tx, userId)).canAppeal)
    throw new Refusal(409, 'no-appeal', { detail: 'There is nothing to appeal against, or your appeal is waiting' });
  const id = await begin(tx, { userId, kind: 'appeal', state: 'waiting', nowMs });
  await addMessage(tx, id, { author: 'player', text, nowMs });
}
