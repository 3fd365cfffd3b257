import type { Db, Queryable } from '@touchline/server-kernel/db';
import type { SupportMessage } from '@touchline/support-contract';
import { createHash } from 'node:crypto';

/** Owner of a conversation: a player, or a browser by its cookie. */
export type ConversationOwner = { userId: number } | { key: string };

/** Most messages sent to a page, newest first. */
const HISTORY_LENGTH = 200;

interface MessageRow {
  n: number;
  author: 'player' | 'support';
  is_automatic: boolean;
  text: string;
  at: number;
  client_id: string | null;
}
const ofRow = ({ n, author, is_automatic, text, at, client_id }: MessageRow): SupportMessage => ({
  n,
  author,
  isAutomatic: is_automatic,
  text,
  at,
  id: client_id,
});
const COLUMNS = 'n, author, is_automatic, text, at, client_id';
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The conversation, created if missing. @returns its id. */
export async function openConversation(db: Queryable, owner: ConversationOwner, nowMs: number): Promise<number> {
  const [column, value] = 'userId' in owner ? ['user_id', owner.userId] : ['key_hash', hashOf(owner.key)];
  await db.query(`insert into support_conversations (${column}, created_at) values ($1, $2) on conflict do nothing`, [value, nowMs]);
  const [row] = await db.query<{ id: number }>(`select id from support_conversations where ${column} = $1`, [value]);
  if (row === undefined) throw new Error('a conversation was not stored');
  return row.id;
}

/** The conversation, if there is one. */
export async function findConversation(db: Queryable, owner: ConversationOwner): Promise<number | undefined> {
  const [column, value] = 'userId' in owner ? ['user_id', owner.userId] : ['key_hash', hashOf(owner.key)];
  const [row] = await db.query<{ id: number }>(`select id from support_conversations where ${column} = $1`, [value]);
  return row?.id;
}

export async function historyOf(db: Queryable, id: number): Promise<{ messages: SupportMessage[]; readUpTo: number }> {
  const rows = await db.query<MessageRow>(
    `select ${COLUMNS} from (select * from support_messages where conversation_id = $1 order by n desc limit $2) newest order by n`,
    [id, HISTORY_LENGTH],
  );
  const [conversation] = await db.query<{ read_up_to: number }>('select read_up_to from support_conversations where id = $1', [id]);
  return { messages: rows.map(ofRow), readUpTo: conversation?.read_up_to ?? 0 };
}

export interface NewMessage {
  author: 'player' | 'support';
  isAutomatic: boolean;
  text: string;
  clientId: string | null;
}

/** Stores a message unless its client id is already known. @returns the message, and whether it is new. */
export function storeMessage(db: Db, id: number, message: NewMessage, nowMs: number): Promise<{ message: SupportMessage; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await tx.query('select id from support_conversations where id = $1 for update', [id]);
    const [known] = await tx.query<MessageRow>(`select ${COLUMNS} from support_messages where conversation_id = $1 and client_id = $2`, [
      id,
      message.clientId,
    ]);
    if (known !== undefined) return { message: ofRow(known), isNew: false };
    const [row] = await tx.query<MessageRow>(
      `insert into support_messages (conversation_id, n, author, is_automatic, text, at, client_id)
       values ($1, (select coalesce(max(n), 0) + 1 from support_messages where conversation_id = $1), $2, $3, $4, $5, $6)
       returning ${COLUMNS}`,
      [id, message.author, message.isAutomatic, message.text, nowMs, message.clientId],
    );
    if (row === undefined) throw new Error('a message was not stored');
    return { message: ofRow(row), isNew: true };
  });
}

/** Records how far a conversation was read; never moves back. */
export async function markRead(db: Queryable, id: number, upTo: number): Promise<void> {
  await db.query('update support_conversations set read_up_to = greatest(read_up_to, $2) where id = $1', [id, upTo]);
}

/** Conversations without a message for half a year, the lifetime of the cookie, are deleted. */
const QUIET_FOR_MS = 182 * 86_400_000;

/** Deletes expired conversations with their messages. */
export async function forgetOldConversations(db: Queryable, nowMs: number): Promise<void> {
  await db.query(
    `delete from support_conversations where greatest(created_at,
       (select coalesce(max(at), 0) from support_messages where conversation_id = support_conversations.id)) < $1`,
    [nowMs - QUIET_FOR_MS],
  );
}
