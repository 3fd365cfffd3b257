import {
  accessCalls,
  codeCalls,
  securityCalls,
  type Activated,
  type CodeSent,
  type Conversion,
  type LoginAnswer,
  type OutboxMessages,
  type PasswordAskBody,
  type PhoneMask,
  type RegistrationBody,
} from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { fieldsOf, isInteger, type Fields } from '@touchline/shared-primitives';

/** Parses a sent code; null if the response is malformed. */
export function readCodeSent(answer: unknown): CodeSent | null {
  const { guid, kind, to, expiresAt, againAt, hasOutbox } = fieldsOf(answer);
  if (typeof guid !== 'string' || typeof to !== 'string' || !isInteger(expiresAt) || !isInteger(againAt)) return null;
  return { guid, kind: kind === 'sms' ? 'sms' : 'email', to, expiresAt, againAt, hasOutbox: hasOutbox === true };
}

/** Parses the player that was signed in; null if the response is malformed. */
export function readEntered(answer: unknown): LoginAnswer | null {
  const { user_id, token, expiresAt, previousLoginAt } = fieldsOf(answer);
  if (!isInteger(user_id) || typeof token !== 'string' || !isInteger(expiresAt)) return null;
  return { user_id, token, expiresAt, previousLoginAt: isInteger(previousLoginAt) ? previousLoginAt : null };
}

function readActivated(answer: unknown): Activated | null {
  const { kind, activation_type } = fieldsOf(answer);
  return isInteger(activation_type) && (kind === 'email' || kind === 'phone') ? { kind, activation_type } : null;
}

const readList =
  <T>(name: string, holds: (entry: Fields) => boolean) =>
  (answer: unknown): T[] | null => {
    const list = fieldsOf(answer)[name];
    return Array.isArray(list) && list.every((entry) => holds(fieldsOf(entry))) ? (list as T[]) : null;
  };
const readMasks = readList<PhoneMask>(
  'masks',
  ({ CountryId, Mask, Min, Max }) => [CountryId, Min, Max].every(isInteger) && typeof Mask === 'string',
);
const readMessages = readList<OutboxMessages['messages'][number]>(
  'messages',
  ({ text, to }) => typeof text === 'string' && typeof to === 'string',
);
function readConversion(answer: unknown): Conversion | null {
  const { allowed } = fieldsOf(answer);
  return allowed === 'no' || allowed === 'main' || allowed === 'additional' ? { allowed } : null;
}
/** A contact to add, with the player's password. */
export type ContactBody = ({ email: string } | { country_code: string; phone_number: string }) & { password: string; lng: string };
const readApproval = (answer: unknown): string | null => {
  const { approval } = fieldsOf(answer);
  return typeof approval === 'string' ? approval : null;
};

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
  phoneMasks: (to: Caller, signal: Signal) => callJson(to, codeCalls.phoneMasks, { signal, read: readMasks }),
  registerAsk: (to: Caller, body: RegistrationBody, signal: Signal) =>
    callJson(to, codeCalls.registerAsk, { body, signal, read: readCodeSent }),
  registerDone: (to: Caller, { guid, code }: TypedCode, signal: Signal) =>
    callJson(to, codeCalls.registerDone, { body: { guid, code }, signal, read: readEntered }),
  codeAgain: (to: Caller, guid: string, signal: Signal) =>
    callJson(to, codeCalls.codeAgain, { body: { guid }, signal, read: readCodeSent }),
  codeMessages: (to: Caller, id: string, signal: Signal) =>
    callJson(to, codeCalls.codeMessages, { params: { id }, signal, read: readMessages }),
  passwordAsk: (to: Caller, body: PasswordAskBody, signal: Signal) =>
    callJson(to, codeCalls.passwordAsk, { body, signal, read: readCodeSent }),
  passwordCode: (to: Caller, { guid, code }: TypedCode, signal: Signal) =>
    callJson(to, codeCalls.passwordCode, { body: { guid, code }, signal, read: readApproval }),
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
    callJson(to, accessCalls.login, { body: { ...body, method_id: 5 }, signal, read: readEntered }),
  smsAsk: (to: Caller, body: { country_code: string; phone_number: string; lng: string }, signal: Signal) =>
    callJson(to, codeCalls.smsAsk, { body, signal, read: readCodeSent }),
  smsLogin: (to: Caller, body: TypedCode, signal: Signal) => callJson(to, codeCalls.smsLogin, { body, signal, read: readEntered }),
  emailAsk: (to: Caller, body: { email: string; lng: string }, signal: Signal) =>
    callJson(to, codeCalls.emailAsk, { body, signal, read: readCodeSent }),
  emailLogin: (to: Caller, body: TypedCode, signal: Signal) => callJson(to, codeCalls.emailLogin, { body, signal, read: readEntered }),
  twoStepLogin: (to: Caller, body: TypedCode, signal: Signal) => callJson(to, codeCalls.twoStepLogin, { body, signal, read: readEntered }),
};
