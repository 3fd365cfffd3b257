import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A cookie is 32 bytes of chance as base64url. */
export const newCookie = (): string => randomBytes(32).toString('base64url');

/** All that the database keeps of a cookie: a copy of it opens no session. */
export const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** The cookie that follows another. Only who holds the cookie itself can compute it; the salt alone, as the database keeps it, says nothing. */
export const successorOf = (cookie: string, salt: string): string => createHmac('sha256', cookie).update(salt).digest('base64url');
