import { type Enquiry, ENQUIRY_FILE_BYTES, type EnquiryFile, type EnquiryMessage, type EnquiryThread } from '@touchline/payments-contract';
import { countExamined, type FileType, Refusal, UPLOADS_OF_ADDRESS } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import type { PaymentServices } from '../services.ts';
import { FILE_BYTES_OF_PLAYER, FILES_OF_ALL, FILES_OF_PLAYER } from '../stored.ts';
import { TOPICS } from './topics.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);
const MOST_ENQUIRIES = 100;
const DAY_MS = 86_400_000;
/** Files without a message are deleted after a day, all others after two years. */
const KEEP_MS = 730 * DAY_MS;

interface EnquiryRow {
  id: number;
  topic_id: number;
  sub_topic_id: number | null;
  payment_id: number | null;
  state: Enquiry['state'];
  created_at: number;
  updated_at: number;
  unread: number;
  last_text: string | null;
}

const ROWS = `
  select id, topic_id, sub_topic_id, payment_id, state, created_at, updated_at,
    (select count(*) from enquiry_messages where enquiry_id = enquiries.id and author = 'support' and n > read_up_to)::int as unread,
    (select text from enquiry_messages where enquiry_id = enquiries.id and not is_automatic order by n desc limit 1) as last_text
  from enquiries`;

function viewOf({ id, topic_id, sub_topic_id, ...row }: EnquiryRow): Enquiry {
  const topic = TOPICS.find((each) => each.id === topic_id);
  return {
    ...{ id, topicKey: topic?.key ?? 'other', subTopicKey: topic?.subTopics.find((sub) => sub.id === sub_topic_id)?.key ?? null },
    ...{ paymentRef: row.payment_id, state: row.state, createdAt: seconds(row.created_at), updatedAt: seconds(row.updated_at) },
    ...{ unread: row.unread, lastText: row.last_text ?? '' },
  };
}

/** Enquiries of a player, latest first. */
export async function enquiriesOf(db: Queryable, userId: number): Promise<Enquiry[]> {
  return (await db.query<EnquiryRow>(`${ROWS} where user_id = $1 order by updated_at desc limit ${MOST_ENQUIRIES}`, [userId])).map(viewOf);
}

const MESSAGES = `
  select n, author, is_automatic as "isAutomatic", text, at from enquiry_messages where enquiry_id = $1 order by n`;
const FILES = `
  select id, n, name, type, length(content) as bytes from enquiry_files where enquiry_id = $1 order by id`;

/** One enquiry with its conversation. @throws Refusal 404 if it is not the player's. */
export async function threadOf(db: Queryable, userId: number, id: number): Promise<EnquiryThread> {
  const [row] = await db.query<EnquiryRow>(`${ROWS} where user_id = $1 and id = $2`, [userId, id]);
  if (row === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no such enquiry' });
  const messages = await db.query<Omit<EnquiryMessage, 'files'>>(MESSAGES, [id]);
  const files = await db.query<EnquiryFile & { n: number }>(FILES, [id]);
  return {
    ...viewOf(row),
    messages: messages.map(({ at, ...message }) => ({
      ...message,
      at: seconds(at),
      files: files.filter(({ n }) => n === message.n).map(({ n: _, ...file }) => file),
    })),
  };
}

/** A message to add. */
export interface Writing {
  text: string;
  requestId: string | null;
  files: readonly number[];
  author: 'player' | 'support';
  isAutomatic?: boolean;
}

/** Adds a message, in a transaction that locks the enquiry. */
export async function addMessage(tx: Queryable, userId: number, enquiryId: number, writing: Writing, nowMs: number): Promise<void> {
  const { text, requestId, files, author, isAutomatic = false } = writing;
  await tx.query('select id from enquiries where id = $1 for no key update', [enquiryId]);
  const [message] = await tx.query<{ n: number }>(
    `insert into enquiry_messages (enquiry_id, n, author, is_automatic, text, request_id, at)
     select $1::bigint, coalesce(max(n), 0) + 1, $2::text, $3::boolean, $4::text, $5::text, $6::bigint from enquiry_messages where enquiry_id = $1
     on conflict (request_id) do nothing returning n`,
    [enquiryId, author, isAutomatic, text, requestId, nowMs],
  );
  if (message === undefined) return; // duplicate request
  const taken = await tx.query(
    `update enquiry_files set enquiry_id = $3, n = $4 where id = any ($1::bigint[]) and user_id = $2 and enquiry_id is null returning id`,
    [files, userId, enquiryId, message.n],
  );
  if (taken.length !== files.length)
    throw new Refusal(400, 'bad-request', { field: 'files', detail: 'A file is not yours or was sent before' });
  const state = author === 'player' || isAutomatic ? 'open' : 'answered';
  await tx.query('update enquiries set state = $2, updated_at = $3 where id = $1', [enquiryId, state, nowMs]);
}

export interface NewEnquiry {
  id: string;
  topicId: number;
  subTopicId: number | null;
  paymentRef: number | null;
  text: string;
  files: readonly number[];
}

/** Opens an enquiry; idempotent by id. @throws Refusal 400 or 404. @spec AC-04 */
export async function openEnquiry(tx: Queryable, userId: number, enquiry: NewEnquiry, nowMs: number): Promise<number> {
  const [known] = await tx.query<{ enquiry_id: number }>(
    `select enquiry_id from enquiry_messages join enquiries on enquiries.id = enquiry_id where request_id = $1 and user_id = $2`,
    [enquiry.id, userId],
  );
  if (known !== undefined) return known.enquiry_id;
  const topic = TOPICS.find(({ id }) => id === enquiry.topicId);
  const isSubKnown = enquiry.subTopicId === null || (topic?.subTopics.some(({ id }) => id === enquiry.subTopicId) ?? false);
  if (topic === undefined || !isSubKnown) throw new Refusal(400, 'bad-request', { field: 'topicId', detail: 'This topic is not offered' });
  if (enquiry.paymentRef !== null) {
    const own = await tx.query('select id from payments where id = $1 and user_id = $2', [enquiry.paymentRef, userId]);
    if (own.length === 0) throw new Refusal(404, 'not-found', { field: 'paymentRef', detail: 'You have no such payment' });
  }
  const [row] = await tx.query<{ id: number }>(
    `insert into enquiries (user_id, topic_id, sub_topic_id, payment_id, state, created_at, updated_at)
     values ($1, $2, $3, $4, 'open', $5, $5) returning id`,
    [userId, enquiry.topicId, enquiry.subTopicId, enquiry.paymentRef, nowMs],
  );
  const id = row?.id ?? 0;
  await addMessage(tx, userId, id, { text: enquiry.text, requestId: enquiry.id, files: enquiry.files, author: 'player' }, nowMs);
  // A key; clients show its text in the player's language.
  await addMessage(tx, userId, id, { text: 'received', requestId: null, files: [], author: 'support', isAutomatic: true }, nowMs);
  return id;
}

interface Kept {
  count: number;
  bytes: number;
}
const KEPT = `
  select (count(*) filter (where created_at > $2))::int as count, coalesce(sum(length(content)), 0)::bigint as bytes
  from enquiry_files where user_id = $1`;

/** Locks the player and checks the bounds of their files. @throws Refusal 413, 429 */
async function requireRoom(
  tx: Queryable,
  { bounds, now }: FileServices,
  { userId, size }: { userId: number; size: number },
): Promise<void> {
  await lockPlayer(tx, userId);
  const [{ count, bytes } = { count: 0, bytes: 0 }] = await tx.query<Kept>(KEPT, [userId, now() - DAY_MS]);
  if (count >= bounds.mostOf(FILES_OF_PLAYER)) throw new Refusal(429, 'too-many-tries', { detail: 'Too many files within 24 hours' });
  if (bytes + size > bounds.mostOf(FILE_BYTES_OF_PLAYER))
    throw new Refusal(413, 'too-large', { detail: 'Your files take up all the room that there is for them' });
}

type FileServices = Pick<PaymentServices, 'bounds' | 'db' | 'files' | 'now'>;

/**
 * Stores a file until a message attaches it. A helper process examines it between two transactions; the player is not locked meanwhile.
 *
 * @param address - address of the sender, whose uploads are bounded.
 * @throws Refusal 400 for an unusable file, 413 or 429 beyond the bounds.
 * @spec AC-04 SEC-6
 */
export async function keepFile(
  services: FileServices,
  { userId, address }: { userId: number; address: string },
  { name, content }: { name: string; content: string },
): Promise<EnquiryFile> {
  const { bounds, db, files, now } = services;
  const bytes = Buffer.from(content, 'base64');
  const size = bytes.length;
  if (size > ENQUIRY_FILE_BYTES) throw new Refusal(413, 'too-large', { detail: 'The file is too large' });
  await bounds.requireRoomIn(db, FILES_OF_ALL, 'enquiry_files');
  await bounds.take(db, UPLOADS_OF_ADDRESS, address, size);
  await db.transaction((tx) => requireRoom(tx, services, { userId, size }));
  await countExamined(db, userId, now());
  const clean = await files.examine({ kind: 'attachment', bytes });
  if ('problem' in clean)
    throw new Refusal(400, 'file-refused', { detail: 'Only sound PNG and JPEG pictures and plain PDF documents are taken' });
  return db.transaction(async (tx) => {
    await requireRoom(tx, services, { userId, size });
    const [row] = await tx.query<{ id: number }>(
      'insert into enquiry_files (user_id, name, type, content, created_at) values ($1, $2, $3, $4, $5) returning id',
      [userId, name, clean.type, clean.content, now()],
    );
    return { id: row?.id ?? 0, name, type: clean.type, bytes: clean.content.length };
  });
}

/** A file of the player. @throws Refusal 404 */
export async function fileOf(db: Queryable, userId: number, id: number): Promise<{ name: string; type: FileType; content: Uint8Array }> {
  const [row] = await db.query<{ name: string; type: FileType; content: Uint8Array }>(
    'select name, type, content from enquiry_files where id = $1 and user_id = $2',
    [id, userId],
  );
  if (row === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no such file' });
  return row;
}

/** Deletes expired files. */
export const forgetOldFiles = async (db: Queryable, nowMs: number): Promise<void> => {
  await db.query('delete from enquiry_files where (enquiry_id is null and created_at < $1) or created_at < $2', [
    nowMs - DAY_MS,
    nowMs - KEEP_MS,
  ]);
};
