import { qrCalls, type LoginAnswer, type QrCode, type QrQuestion, type QrState } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { fieldsOf } from '@touchline/shared-primitives';
import { readEntered } from './access-api.ts';

function readCode(answer: unknown): QrCode | null {
  const { guid, secret, number, expiresAt } = fieldsOf(answer);
  if (typeof guid !== 'string' || typeof secret !== 'string' || typeof number !== 'string' || typeof expiresAt !== 'number') return null;
  return { guid, secret, number, expiresAt };
}
function readQuestion(answer: unknown): QrQuestion | null {
  const { device, country, number, expiresAt } = fieldsOf(answer);
  if (typeof number !== 'string' || typeof expiresAt !== 'number') return null;
  return { device: typeof device === 'string' ? device : null, country: typeof country === 'string' ? country : null, number, expiresAt };
}
function readEnter(answer: unknown): LoginAnswer | QrState | null {
  const { state } = fieldsOf(answer);
  return state === 'waiting' || state === 'declined' ? { state } : readEntered(answer);
}

/** Calls of sign-in by QR code. Each throws `HttpError`, including for a malformed response. @spec ID-28 */
export const qrApi = {
  begin: (to: Caller, signal: AbortSignal) => callJson(to, qrCalls.begin, { body: {}, signal, read: readCode }),
  enter: (to: Caller, { guid, secret }: QrCode, signal: AbortSignal) =>
    callJson(to, qrCalls.enter, { body: { guid, secret }, signal, read: readEnter }),
  look: (to: Caller, guid: string, signal: AbortSignal) => callJson(to, qrCalls.look, { body: { guid }, signal, read: readQuestion }),
  decide: (to: Caller, body: { guid: string; isApproved: boolean }, signal: AbortSignal) => callJson(to, qrCalls.decide, { body, signal }),
};
