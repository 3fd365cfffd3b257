import { isSocialId, socialCalls, type SocialRegistrationBody, type SocialTicket } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { fieldsOf } from '@touchline/shared-primitives';
import { readEntered } from './access-api.ts';

/** What is left to do after another site said who somebody is; null for an answer that does not hold. */
function readTicket(answer: unknown): SocialTicket | null {
  const { kind, provider, name = null, email = null, two_step } = fieldsOf(answer);
  const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';
  if (typeof provider !== 'string' || !isSocialId(provider) || !isText(name) || !isText(email)) return null;
  if (kind === 'register') return { kind, provider, name, email };
  if (kind === 'link') return { kind, provider, email };
  const { guid, method, to, expiresAt, hasOutbox } = fieldsOf(two_step);
  if (kind !== 'two-step' || typeof guid !== 'string' || (method !== 'totp' && method !== 'email') || !Number.isSafeInteger(expiresAt))
    return null;
  return {
    kind,
    provider,
    two_step: { guid, method, to: isText(to) ? to : null, expiresAt: Number(expiresAt), hasOutbox: hasOutbox === true },
  };
}

/** Calls of accounts of other sites. Each throws `HttpError`, also for an answer that does not hold. @spec ID-04 ID-30 AUTH-14 */
export const socialApi = {
  ticket: (to: Caller, ticket: string, signal: AbortSignal) =>
    callJson(to, socialCalls.ticket, { body: { ticket }, signal, read: readTicket }),
  register: (to: Caller, body: SocialRegistrationBody, signal: AbortSignal) =>
    callJson(to, socialCalls.register, { body, signal, read: readEntered }),
  link: (to: Caller, ticket: string, signal: AbortSignal) => callJson(to, socialCalls.link, { body: { ticket }, signal }),
};
