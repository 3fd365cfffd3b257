import type { Queryable } from '@touchline/server-kernel/db';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whose changes a channel reports. */
export interface SealedChannel {
  sessionId: number;
  userId: number;
  /** Scope of the request that opened it; empty without one. */
  scope: string;
}

export interface ChannelSeal {
  /** The same text for the same session, so that an edge can count its streams. */
  seal(channel: SealedChannel): string;
  /** @returns undefined for a text that this backend did not seal. */
  read(text: string): SealedChannel | undefined;
}

/** The key is created once per database, so that every process reads the channels of the others. @spec AUTH-6 */
export async function openChannelSeal(db: Queryable): Promise<ChannelSeal> {
  const made = randomBytes(32).toString('base64url');
  await db.query(`insert into settings (name, value) values ('channel-key', $1) on conflict (name) do nothing`, [made]);
  const [row] = await db.query<{ value: string }>(`select value from settings where name = 'channel-key'`);
  const key = Buffer.from(row?.value ?? '', 'base64url');
  const signatureOf = (body: string): string => createHmac('sha256', key).update(body).digest('base64url');
  return {
    seal: ({ sessionId, userId, scope }) => {
      const body = `${sessionId}.${userId}.${scope}`;
      return `${body}.${signatureOf(body)}`;
    },
    read: (text) => {
      const found = /^((\d{1,15})\.(\d{1,15})\.([\w-]{0,64}))\.([\w-]{43})$/.exec(text);
      if (found === null) return undefined;
      const [, body = '', sessionId, userId, scope = '', signature = ''] = found;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(body)))) return undefined;
      return { sessionId: Number(sessionId), userId: Number(userId), scope };
    },
  };
}
