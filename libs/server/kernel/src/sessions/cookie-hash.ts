import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new cookie: 32 random bytes as base64url. */
export const newCookie = (): string => randomBytes(32).toString('base64url');

/** The hash of a cookie. The database stores nothing else, so that a copy of it cannot open sessions. */
export const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** The successor of a cookie. It can only be derived from the cookie itself; the stored salt alone is useless. */
export const successorOf = (cookie: string, salt: string): string => createHmac('sha256', cookie).update(salt).digest('base64url');
