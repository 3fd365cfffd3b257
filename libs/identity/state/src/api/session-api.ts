import { CallFailed, callJson, type JsonCall } from '@touchline/identity-http';
import type { RegistrationOptions } from '@touchline/shared-contract';
import type { Ports } from '@touchline/shared-state';
import type { RegistrationWish } from '../registration.slice.ts';
import type { SessionState } from '../session.slice.ts';
import type { Credentials } from '../sign-in.slice.ts';
import { readCredentials, readSession, readSignedIn } from './read-answer.ts';

export type KnownSession = Exclude<SessionState, { status: 'unknown' }>;

/** Calls of the session. Each throws `CallFailed`, also for an answer that does not hold. */
export interface SessionApi {
  session: (signal?: AbortSignal) => Promise<KnownSession>;
  login: (credentials: Credentials, signal?: AbortSignal) => Promise<{ userId: number; previousLoginAt: number | null }>;
  logout: (signal?: AbortSignal) => Promise<void>;
  registrationOptions: (lang: string, signal?: AbortSignal) => Promise<RegistrationOptions>;
  register: (wish: RegistrationWish, signal?: AbortSignal) => Promise<{ userId: number; login: string; password: string }>;
}

/** @spec HT-09 ID-02 ID-03 ID-06 */
export function createSessionApi(ports: Pick<Ports, 'send' | 'origin'>): SessionApi {
  const ask = async <T>(call: JsonCall, read: (answer: unknown) => T | null): Promise<T> => {
    const answer = read(await callJson(ports, call));
    if (answer === null) throw new CallFailed(call.path, 200);
    return answer;
  };
  return {
    session: (signal) => ask({ method: 'GET', path: '/web-api/session', signal }, readSession),
    login: (body, signal) => ask({ method: 'POST', path: '/web-api/user/login', body, signal }, readSignedIn),
    logout: async (signal) => void (await callJson(ports, { method: 'POST', path: '/web-api/user/logout', signal })),
    registrationOptions: (lang, signal) =>
      ask(
        { method: 'GET', path: `/web-api/registration/options?${new URLSearchParams({ lang })}`, signal },
        (answer) => answer as RegistrationOptions | null,
      ),
    register: (wish, signal) =>
      ask({ method: 'POST', path: '/web-api/registration/fast', body: { type: 'one_click', ...wish }, signal }, readCredentials),
  };
}

/** Why a call failed, in the terms of the rules. */
export function failureOf(error: unknown): { status: number | null; codes: readonly string[] } {
  return error instanceof CallFailed ? error : { status: null, codes: [] };
}
