import { qrCalls, type LoginAnswer, type QrCode, type QrState } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { readLoginAnswer, readQrCode, readQrQuestion, readQrState } from './readers.ts';

const readEnter = (answer: unknown): LoginAnswer | QrState | null => readQrState(answer) ?? readLoginAnswer(answer);

/** Calls of sign-in by QR code. Each throws `HttpError`, including for a malformed response. @spec ID-28 */
export const qrApi = {
  begin: (to: Caller, signal: AbortSignal) => callJson(to, qrCalls.begin, { body: {}, signal, read: readQrCode }),
  enter: (to: Caller, { guid, secret }: QrCode, signal: AbortSignal) =>
    callJson(to, qrCalls.enter, { body: { guid, secret }, signal, read: readEnter }),
  look: (to: Caller, guid: string, signal: AbortSignal) => callJson(to, qrCalls.look, { body: { guid }, signal, read: readQrQuestion }),
  decide: (to: Caller, body: { guid: string; isApproved: boolean }, signal: AbortSignal) => callJson(to, qrCalls.decide, { body, signal }),
};
