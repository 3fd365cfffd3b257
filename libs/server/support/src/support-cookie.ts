import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const NAME = '__Host-tl-support';
/** Half a year; conversations expire with their cookie. */
const KEPT_FOR_SECONDS = 15_724_800;
const PAIR = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{22})(?:;|$)`);

/** Random id (128 bits) of the browser's conversation, read by this service only. */
export const makeSupportKey = (): string => randomBytes(16).toString('base64url');
export const readSupportKey = ({ cookie = '' }: IncomingHttpHeaders): string | undefined => PAIR.exec(cookie)?.[1];
export const supportCookie = (key: string): string => `${NAME}=${key}; Path=/; Max-Age=${KEPT_FOR_SECONDS}; HttpOnly; Secure; SameSite=Lax`;
