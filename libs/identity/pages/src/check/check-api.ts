import { checkCalls, type IdentityCheck } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { oneOf } from '@touchline/shared-primitives';

const STATES = ['none', 'open', 'checking', 'approved', 'refused'] as const;
const REASONS = ['unreadable', 'cropped', 'expired', 'other-person'] as const;

/** A URL that may be framed with scripts: http(s), and of another origin than this page. */
function frameOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, origin } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && origin !== location.origin ? value : null;
}

function read(answer: unknown): IdentityCheck | null {
  const { state, reason, isVerified, isReachable, frameUrl } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const known = oneOf(STATES, state);
  if (known === undefined || typeof isVerified !== 'boolean' || typeof isReachable !== 'boolean') return null;
  return { state: known, reason: oneOf(REASONS, reason) ?? null, isVerified, isReachable, frameUrl: frameOf(frameUrl) };
}

/** Calls of the identity check. Each throws `HttpError`, including for a malformed response. @spec RT-18 */
export const checkApi = {
  look: (to: Caller, _: null, signal: AbortSignal | undefined) => callJson(to, checkCalls.check, { signal, read }),
  start: (to: Caller, lang: string, signal: AbortSignal | undefined) =>
    callJson(to, checkCalls.startCheck, { body: { hasConsented: true, lang }, signal, read }),
};
