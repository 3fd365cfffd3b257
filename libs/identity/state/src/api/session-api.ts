import { sessionCalls, type RegistrationOptions } from '@touchline/identity-contract';
import { callJson, CLIENT_STATUS, toHttpError } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { RegistrationWish } from '../registration.slice.ts';
import type { KnownSession } from '../session.slice.ts';
import type { Credentials } from '../sign-in.slice.ts';
import type { Failure } from '../rules/failure-key.ts';
import { readCredentials, readOptions, readSession, readSignedIn, type SignedIn } from './read-answer.ts';

/** Calls of the session. Each throws `HttpError`, also for an answer that does not hold. */
export interface SessionApi {
  session: (signal?: AbortSignal) => Promise<KnownSession>;
  login: (credentials: Credentials, signal?: AbortSignal) => Promise<SignedIn>;
  logout: (signal?: AbortSignal) => Promise<void>;
  registrationOptions: (lang: string, signal?: AbortSignal) => Promise<RegistrationOptions>;
  register: (wish: RegistrationWish, signal?: AbortSignal) => Promise<{ userId: number; login: string; password: string }>;
}

/** @spec HT-09 ID-02 ID-03 ID-06 */
export function createSessionApi(ports: Pick<Ports, 'send' | 'origin'>): SessionApi {
  return {
    session: (signal) => callJson(ports, sessionCalls.session, { signal, read: readSession }),
    login: (body, signal) => callJson(ports, sessionCalls.login, { body, signal, read: readSignedIn }),
    logout: async (signal) => void (await callJson(ports, sessionCalls.logout, { signal })),
    registrationOptions: (lang, signal) =>
      callJson(ports, sessionCalls.registrationOptions, { query: { lang }, signal, read: readOptions }),
    register: (wish, signal) => {
      const body = { type: 'one_click', ...wish };
      return callJson(ports, sessionCalls.register, { body, signal, read: readCredentials });
    },
  };
}

/** Why a call failed, in the terms of the rules. */
export function failureOf(error: unknown): Failure {
  const { status, code } = toHttpError(error);
  return { status: status === CLIENT_STATUS.NetworkError ? null : status, code };
}
