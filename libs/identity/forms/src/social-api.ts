import { socialCalls, type SocialRegistrationBody } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { readLoginAnswer, readOneTapClient, readSocialRedirect, readSocialTicket, readWalletQuestion } from './readers.ts';

const readNext = (answer: unknown): string | null => readSocialRedirect(answer)?.redirectUrl ?? null;

/** Calls of accounts at other sites. Each throws `HttpError`, including for a malformed response. @spec ID-04 ID-05 ID-30 AUTH-14 */
export const socialApi = {
  ticket: (to: Caller, ticket: string, signal: AbortSignal) =>
    callJson(to, socialCalls.ticket, { body: { ticket }, signal, read: readSocialTicket }),
  register: (to: Caller, body: SocialRegistrationBody, signal: AbortSignal) =>
    callJson(to, socialCalls.register, { body, signal, read: readLoginAnswer }),
  oneTapClient: (to: Caller, signal: AbortSignal) => callJson(to, socialCalls.oneTapClient, { signal, read: readOneTapClient }),
  /** @returns the URL to navigate to. */
  oneTap: ({ origin, send }: Caller, form: FormData, signal: AbortSignal) =>
    // A `FormData` body makes the request set its own content type.
    callJson({ origin, send: (request, call) => send(new Request(request, { body: form }), call) }, socialCalls.oneTap, {
      signal,
      read: readNext,
    }),
  walletAsk: (to: Caller, body: { address: string; language: string; returnUrl?: string }, signal: AbortSignal) =>
    callJson(to, socialCalls.walletAsk, { body, signal, read: readWalletQuestion }),
  /** @returns the URL to navigate to. */
  wallet: (to: Caller, body: { ticket: string; signature: string }, signal: AbortSignal) =>
    callJson(to, socialCalls.wallet, { body, signal, read: readNext }),
  /** @returns the URL to navigate to. */
  telegram: (to: Caller, body: { state: string; result: string }, signal: AbortSignal) =>
    callJson(to, socialCalls.telegram, { body, signal, read: readNext }),
  link: (to: Caller, ticket: string, signal: AbortSignal) => callJson(to, socialCalls.link, { body: { ticket }, signal }),
};
