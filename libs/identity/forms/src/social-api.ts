import {
  isSocialId,
  socialCalls,
  type OneTapClient,
  type SocialRegistrationBody,
  type SocialTicket,
  type WalletQuestion,
} from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { fieldsOf } from '@touchline/shared-primitives';
import { readEntered } from './access-api.ts';

/** Parses the next step of a sign-in with another site; null if the response is malformed. */
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

/** Parses the parameters of the browser's account dialog. @spec ID-05 */
function readClient(answer: unknown): OneTapClient | null {
  const { clientId, configUrl, nonce } = fieldsOf(answer);
  if (typeof clientId !== 'string' || typeof configUrl !== 'string' || typeof nonce !== 'string') return null;
  return { clientId, configUrl, nonce };
}

function readNext(answer: unknown): string | null {
  const { redirectUrl } = fieldsOf(answer);
  return typeof redirectUrl === 'string' ? redirectUrl : null;
}

function readQuestion(answer: unknown): WalletQuestion | null {
  const { ticket, message } = fieldsOf(answer);
  return typeof ticket === 'string' && typeof message === 'string' ? { ticket, message } : null;
}

/** Calls of accounts at other sites. Each throws `HttpError`, including for a malformed response. @spec ID-04 ID-05 ID-30 AUTH-14 */
export const socialApi = {
  ticket: (to: Caller, ticket: string, signal: AbortSignal) =>
    callJson(to, socialCalls.ticket, { body: { ticket }, signal, read: readTicket }),
  register: (to: Caller, body: SocialRegistrationBody, signal: AbortSignal) =>
    callJson(to, socialCalls.register, { body, signal, read: readEntered }),
  oneTapClient: (to: Caller, signal: AbortSignal) => callJson(to, socialCalls.oneTapClient, { signal, read: readClient }),
  /** @returns the URL to navigate to. */
  oneTap: ({ origin, send }: Caller, form: FormData, signal: AbortSignal) =>
    // A `FormData` body makes the request set its own content type.
    callJson({ origin, send: (request, call) => send(new Request(request, { body: form }), call) }, socialCalls.oneTap, {
      signal,
      read: readNext,
    }),
  walletAsk: (to: Caller, body: { address: string; language: string; returnUrl?: string }, signal: AbortSignal) =>
    callJson(to, socialCalls.walletAsk, { body, signal, read: readQuestion }),
  /** @returns the URL to navigate to. */
  wallet: (to: Caller, body: { ticket: string; signature: string }, signal: AbortSignal) =>
    callJson(to, socialCalls.wallet, { body, signal, read: readNext }),
  /** @returns the URL to navigate to. */
  telegram: (to: Caller, body: { state: string; result: string }, signal: AbortSignal) =>
    callJson(to, socialCalls.telegram, { body, signal, read: readNext }),
  link: (to: Caller, ticket: string, signal: AbortSignal) => callJson(to, socialCalls.link, { body: { ticket }, signal }),
};
