import type { Queryable } from '../db/db.ts';
import type { FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Cookie with the choice that the browser sent to the server: a bit set of 1 (comforts) and 2 (marketing), with the time and an HMAC. Only
 * the server can create it, and it does not identify the visitor.
 *
 * @spec ID-17 PRV-2
 */
const NAME = '__Host-tl-agreed';
/** Half a year, like the choice in the page. */
const KEPT_FOR_SECONDS = 15_724_800;
/** Cookie of the page with the current choice. */
const CHOICE = /(?:^|;\s*)tl-consent=1\.([0-3])(?:;|$)/;
const AGREED = /(?:^|;\s*)__Host-tl-agreed=([0-3])\.(\d{1,12})\.([\w-]{43})(?:;|$)/;
const KEY_BYTES = 32;

type WithHeaders = Pick<FastifyRequest, 'headers'>;

export interface Consents {
  /** The `set-cookie` header for a choice; without marketing it removes the cookie. */
  cookieFor(type: number, nowMs: number): string;
  /**
   * The choice of a visit as a bit set: what both the page's cookie and the sealed one allow, so that a withdrawal takes effect at once.
   */
  agreedIn(request: WithHeaders, nowMs: number): number;
}

const allows = (type: number, kind: 1 | 2): boolean => (type & kind) !== 0;

/** Whether a visit may be counted. @spec PRV-2 */
export const allowsCounting = (type: number): boolean => allows(type, 2);
/** Whether a visit may be recorded. @spec PRV-2 PRV-3 */
export const allowsRecording = (type: number): boolean => type === 3;

/** Loads the key of the consent cookies, or creates it; all processes on this database share it. */
export async function openConsents(db: Queryable): Promise<Consents> {
  await db.query(`insert into settings (name, value) values ('consent-key', $1) on conflict (name) do nothing`, [
    randomBytes(KEY_BYTES).toString('base64url'),
  ]);
  const [row] = await db.query<{ value: string }>(`select value from settings where name = 'consent-key'`);
  if (row === undefined) throw new Error('the key of agreements was not stored');
  const key = Buffer.from(row.value, 'base64url');
  const sealOf = (type: string, at: string): string => createHmac('sha256', key).update(`${type}.${at}`).digest('base64url');
  const sealed = (cookies: string, nowMs: number): number => {
    const [, type = '0', at = '0', seal = ''] = AGREED.exec(cookies) ?? [];
    const expected = sealOf(type, at);
    const isOurs = seal.length === expected.length && timingSafeEqual(Buffer.from(seal), Buffer.from(expected));
    return isOurs && Number(at) + KEPT_FOR_SECONDS > nowMs / 1000 ? Number(type) : 0;
  };
  return {
    cookieFor: (type, nowMs) => {
      const at = String(Math.floor(nowMs / 1000));
      const [value, age] = allowsCounting(type) ? [`${type}.${at}.${sealOf(String(type), at)}`, KEPT_FOR_SECONDS] : ['', 0];
      return `${NAME}=${value}; Path=/; Max-Age=${age}; HttpOnly; Secure; SameSite=Lax`;
    },
    agreedIn: ({ headers: { cookie = '' } }, nowMs) => {
      const chosen = Number(CHOICE.exec(cookie)?.[1] ?? 0);
      // Intersection of two bit sets.
      return chosen & sealed(cookie, nowMs);
    },
  };
}
