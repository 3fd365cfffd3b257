import type { Token } from '@touchline/identity-contract';
import { jwtVerify, SignJWT } from 'jose';
import { createSecretKey, randomBytes } from 'node:crypto';
import type { Queryable } from '../db/db.ts';

/** @spec HT-01 */
export const TOKEN_LIFE_MS = 5 * 60_000;
const ISSUER = 'touchline-sandbox';

/** Short-lived access tokens for scripts. They contain the id of the session and are invalid once it has ended. */
export interface Tokens {
  issue(sessionId: number, nowMs: number): Promise<Token>;
  /** @returns the session's id, or undefined for an invalid or expired token. */
  read(token: string, nowMs: number): Promise<number | undefined>;
}

/** The signing key is created once per database, so that all processes share it and a restart keeps players signed in. */
export async function openTokens(db: Queryable): Promise<Tokens> {
  await db.query(`insert into settings (name, value) values ('token-key', $1) on conflict (name) do nothing`, [
    randomBytes(32).toString('base64url'),
  ]);
  const [row] = await db.query<{ value: string }>(`select value from settings where name = 'token-key'`);
  // jose caches an imported key object; plain bytes would be imported for every call.
  const key = createSecretKey(row?.value ?? '', 'base64url');

  return {
    issue: async (sessionId, nowMs) => {
      const issuedAt = Math.floor(nowMs / 1000);
      const expiresAt = issuedAt + TOKEN_LIFE_MS / 1000;
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: expiresAt * 1000 };
    },
    read: async (token, nowMs) => {
      const checked = await jwtVerify(token, key, { issuer: ISSUER, algorithms: ['HS256'], currentDate: new Date(nowMs) }).catch(
        () => undefined,
      );
      const sid = checked?.payload['sid'];
      return typeof sid === 'number' ? sid : undefined;
    },
  };
}
