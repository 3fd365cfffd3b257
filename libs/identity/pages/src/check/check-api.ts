import { checkCalls, type IdentityCheck } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { readIdentityCheck } from './readers.ts';

/** A page of this site is never framed: a frame with scripts would act for the player. */
function read(answer: unknown): IdentityCheck | null {
  const check = readIdentityCheck(answer);
  if (check === null || check.frameUrl === null) return check;
  return new URL(check.frameUrl).origin === location.origin ? { ...check, frameUrl: null } : check;
}

/** Calls of the identity check. Each throws `HttpError`, including for a malformed response. @spec RT-18 */
export const checkApi = {
  look: (to: Caller, _: null, signal: AbortSignal | undefined) => callJson(to, checkCalls.check, { signal, read }),
  start: (to: Caller, lang: string, signal: AbortSignal | undefined) =>
    callJson(to, checkCalls.startCheck, { body: { hasConsented: true, lang }, signal, read }),
};
