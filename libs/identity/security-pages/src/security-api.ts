import {
  accessCalls,
  securityCalls,
  type Mailing,
  type SecurityAnswer,
  type SessionsAnswer,
  type SignInsAnswer,
} from '@touchline/identity-contract';
import { loadRights } from '@touchline/identity-state';
import { callJson, type Caller } from '@touchline/shared-http';
import { fieldsOf, isInteger } from '@touchline/shared-primitives';

type Signal = AbortSignal | undefined;

/** Parses the security settings; null if the response is malformed, because a missing method would look as if it were off. @spec ID-21 */
function readSecurity(answer: unknown): SecurityAnswer | null {
  const { protection_level: level, protection_methods: methods, passkeys, activation_type: type } = fieldsOf(answer);
  const flags = Object.values(fieldsOf(methods));
  if (!isInteger(level) || !isInteger(type) || flags.length < 5 || !flags.every((flag) => typeof flag === 'boolean')) return null;
  return Array.isArray(passkeys) ? (answer as SecurityAnswer) : null;
}
const readList =
  <T>(name: string, number: string) =>
  (answer: unknown): T[] | null => {
    const list = fieldsOf(answer)[name];
    return Array.isArray(list) && list.every((entry) => isInteger(fieldsOf(entry)[number])) ? (list as T[]) : null;
  };
const readSessions = readList<SessionsAnswer['sessions'][number]>('sessions', 'startedAt');
const readSignIns = readList<SignInsAnswer['signIns'][number]>('signIns', 'at');
const readEnded = (answer: unknown) => (isInteger(fieldsOf(answer)['ended']) ? { ended: Number(fieldsOf(answer)['ended']) } : null);
const readToken = (answer: unknown) => {
  const { token } = fieldsOf(answer);
  return typeof token === 'string' ? { token } : null;
};
const readSecret = (answer: unknown) => {
  const { secret, uri } = fieldsOf(answer);
  return typeof secret === 'string' && typeof uri === 'string' ? { secret, uri } : null;
};
const readCodes = (answer: unknown) => {
  const { recoveryCodes: codes } = fieldsOf(answer);
  return Array.isArray(codes) && codes.every((code) => typeof code === 'string') ? codes : null;
};
const MAILING = ['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets', 'enable_sms_news'] as const;
const readMailing = (answer: unknown): Mailing | null => {
  const fields = fieldsOf(answer);
  const holds =
    MAILING.every((name) => typeof fields[name] === 'boolean') &&
    isInteger(fields['bonus_type']) &&
    isInteger(fields['first_deposit_bonus_type']);
  return holds ? (answer as Mailing) : null;
};

/** Calls of the security settings. Each throws `HttpError`, including for a malformed response. @spec ID-12 ID-21 ID-31 */
export const securityApi = {
  security: (to: Caller, signal: Signal) => callJson(to, securityCalls.security, { signal, read: readSecurity }),
  rights: loadRights,
  sessions: (to: Caller, signal: Signal) => callJson(to, accessCalls.sessions, { signal, read: readSessions }),
  signIns: (to: Caller, signal: Signal) => callJson(to, securityCalls.signIns, { signal, read: readSignIns }),
  endSessions: (to: Caller, id: number | undefined, signal: Signal) =>
    callJson(to, accessCalls.endSessions, { body: id === undefined ? {} : { id }, signal, read: readEnded }),
  changePassword: (to: Caller, body: { password: string; newPassword: string; lng: string }, signal: Signal) =>
    callJson(to, securityCalls.changePassword, { body, signal }),
  twoStepBegin: (to: Caller, password: string, signal: Signal) =>
    callJson(to, securityCalls.twoStepBegin, { body: { password }, signal, read: readSecret }),
  twoStepOn: (to: Caller, code: string, signal: Signal) =>
    callJson(to, securityCalls.twoStepOn, { body: { code }, signal, read: readCodes }),
  twoStepOff: (to: Caller, body: { password: string; code: string; lng: string }, signal: Signal) =>
    callJson(to, securityCalls.twoStepOff, { body, signal }),
  emailAuth: (to: Caller, body: { password: string; isOn: boolean }, signal: Signal) =>
    callJson(to, securityCalls.emailAuth, { body, signal }),
  /** A token that signs in the window with this mark. @spec ID-03 */
  signInToken: (to: Caller, body: { password: string; mark: string }, signal: Signal) =>
    callJson(to, securityCalls.signInToken, { body, signal, read: readToken }),
  phoneOff: (to: Caller, password: string, signal: Signal) => callJson(to, securityCalls.phoneOff, { body: { password }, signal }),
  question: (to: Caller, body: { password: string; question: number | null; answer?: string }, signal: Signal) =>
    callJson(to, securityCalls.question, { body, signal }),
  mailing: (to: Caller, signal: Signal) => callJson(to, securityCalls.mailing, { signal, read: readMailing }),
  setMailing: (to: Caller, body: Mailing, signal: Signal) => callJson(to, securityCalls.setMailing, { body, signal, read: readMailing }),
};
