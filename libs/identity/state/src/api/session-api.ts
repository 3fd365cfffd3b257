import { sessionCalls } from '@touchline/identity-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { KnownSession } from '../session.slice.ts';
import { readSession } from './read-answer.ts';

/** Calls of the session. Each throws `HttpError`, including for a malformed response. */
export interface SessionApi {
  session: (signal?: AbortSignal) => Promise<KnownSession>;
  logout: (signal?: AbortSignal) => Promise<void>;
}

/** @spec HT-09 ID-14 */
export const createSessionApi = (ports: Pick<Ports, 'send' | 'origin'>): SessionApi => ({
  session: (signal) => callJson(ports, sessionCalls.session, { signal, read: readSession }),
  logout: async (signal) => void (await callJson(ports, sessionCalls.logout, { signal })),
});
