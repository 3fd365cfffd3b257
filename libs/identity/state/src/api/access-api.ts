import { accessCalls, type RegistrationOptions } from '@touchline/identity-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { RegistrationWish } from '../registration.slice.ts';
import type { Credentials } from '../sign-in.slice.ts';
import { readCredentials, readSignedIn, type SignedIn } from './read-access.ts';
import { readRegistrationOptions } from './readers.ts';

/** Calls of sign-in and one-click registration. Each throws `HttpError`, including for a malformed response. */
export interface AccessApi {
  login: (credentials: Credentials, signal?: AbortSignal) => Promise<SignedIn>;
  registrationOptions: (lang: string, signal?: AbortSignal) => Promise<RegistrationOptions>;
  register: (wish: RegistrationWish, signal?: AbortSignal) => Promise<{ userId: number; login: string; password: string }>;
}

/** @spec ID-02 ID-03 ID-06 */
export function createAccessApi(ports: Pick<Ports, 'send' | 'origin'>): AccessApi {
  return {
    login: (body, signal) => callJson(ports, accessCalls.login, { body, signal, read: readSignedIn }),
    registrationOptions: (lang, signal) =>
      callJson(ports, accessCalls.registrationOptions, { query: { lang }, signal, read: readRegistrationOptions }),
    register: (wish, signal) => {
      const body = { type: 'one_click', ...wish };
      return callJson(ports, accessCalls.register, { body, signal, read: readCredentials });
    },
  };
}
