import { accessCalls, codeCalls, securityCalls, type PasswordAskBody, type RegistrationBody } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import {
  readActivated,
  readCodeSent,
  readConversion,
  readLoginAnswer,
  readOutboxMessages,
  readPasswordApproval,
  readPhoneMasks,
} from './readers.ts';

/** A contact to add, with the player's password. */
export type ContactBody = ({ email: string } | { country_code: string; phone_number: string }) & { password: string; lng: string };
/** A code and the id of the message it was sent in. */
export interface TypedCode {
  guid: string;
  code: string;
  save?: boolean;
}

type Signal = AbortSignal | undefined;

/**
 * Calls of sign-in, registration and recovery. Each throws `HttpError`, including for a malformed response.
 *
 * @spec ID-03 ID-06 ID-09 ID-10
 */
export const accessApi = {
  phoneMasks: (to: Caller, signal: Signal) =>
    callJson(to, codeCalls.phoneMasks, { signal, read: (answer) => readPhoneMasks(answer)?.masks ?? null }),
  registerAsk: (to: Caller, body: RegistrationBody, signal: Signal) =>
    callJson(to, codeCalls.registerAsk, { body, signal, read: readCodeSent }),
  registerDone: (to: Caller, { guid, code }: TypedCode, signal: Signal) =>
    callJson(to, codeCalls.registerDone, { body: { guid, code }, signal, read: readLoginAnswer }),
  codeAgain: (to: Caller, guid: string, signal: Signal) =>
    callJson(to, codeCalls.codeAgain, { body: { guid }, signal, read: readCodeSent }),
  codeMessages: (to: Caller, id: string, signal: Signal) =>
    callJson(to, codeCalls.codeMessages, { params: { id }, signal, read: (answer) => readOutboxMessages(answer)?.messages ?? null }),
  passwordAsk: (to: Caller, body: PasswordAskBody, signal: Signal) =>
    callJson(to, codeCalls.passwordAsk, { body, signal, read: readCodeSent }),
  passwordCode: (to: Caller, { guid, code }: TypedCode, signal: Signal) =>
    callJson(to, codeCalls.passwordCode, {
      body: { guid, code },
      signal,
      read: (answer) => readPasswordApproval(answer)?.approval ?? null,
    }),
  passwordSave: (to: Caller, body: { guid: string; approval: string; password: string }, signal: Signal) =>
    callJson(to, codeCalls.passwordSave, { body, signal }),
  activate: (to: Caller, { guid, code }: TypedCode, signal: Signal) =>
    callJson(to, codeCalls.activate, { body: { guid, code }, signal, read: readActivated }),
  contactAsk: (to: Caller, body: ContactBody, signal: Signal) =>
    callJson(to, securityCalls.contactAsk, { body, signal, read: readCodeSent }),
  conversion: (to: Caller, signal: Signal) => callJson(to, securityCalls.conversion, { signal, read: readConversion }),
  convert: (to: Caller, signal: Signal) => callJson(to, securityCalls.convert, { body: {}, signal, read: readConversion }),
  newsletterStop: (to: Caller, token: string, signal: Signal) => callJson(to, codeCalls.newsletterStop, { body: { token }, signal }),
  /** Signs in by a token that another window of the player made for the device with this secret. */
  tokenLogin: (to: Caller, body: { token: string; sign: string; lng: string }, signal: Signal) =>
    callJson(to, accessCalls.login, { body: { ...body, method_id: 5 }, signal, read: readLoginAnswer }),
  smsAsk: (to: Caller, body: { country_code: string; phone_number: string; lng: string }, signal: Signal) =>
    callJson(to, codeCalls.smsAsk, { body, signal, read: readCodeSent }),
  smsLogin: (to: Caller, body: TypedCode, signal: Signal) => callJson(to, codeCalls.smsLogin, { body, signal, read: readLoginAnswer }),
  emailAsk: (to: Caller, body: { email: string; lng: string }, signal: Signal) =>
    callJson(to, codeCalls.emailAsk, { body, signal, read: readCodeSent }),
  emailLogin: (to: Caller, body: TypedCode, signal: Signal) => callJson(to, codeCalls.emailLogin, { body, signal, read: readLoginAnswer }),
  twoStepLogin: (to: Caller, body: TypedCode, signal: Signal) =>
    callJson(to, codeCalls.twoStepLogin, { body, signal, read: readLoginAnswer }),
};
