import { accessCalls, securityCalls, type Mailing } from '@touchline/identity-contract';
import { loadRights } from '@touchline/identity-state';
import { callJson, type Caller } from '@touchline/shared-http';
import {
  readEndedSessions,
  readMailing,
  readRecoveryCodes,
  readSecurityAnswer,
  readSessionsAnswer,
  readSignInsAnswer,
  readSignInToken,
  readTwoStepSecret,
} from './readers.ts';

type Signal = AbortSignal | undefined;

/** Calls of the security settings. Each throws `HttpError`, including for a malformed response. @spec ID-12 ID-21 ID-31 */
export const securityApi = {
  security: (to: Caller, signal: Signal) => callJson(to, securityCalls.security, { signal, read: readSecurityAnswer }),
  rights: loadRights,
  sessions: (to: Caller, signal: Signal) =>
    callJson(to, accessCalls.sessions, { signal, read: (answer) => readSessionsAnswer(answer)?.sessions ?? null }),
  signIns: (to: Caller, signal: Signal) =>
    callJson(to, securityCalls.signIns, { signal, read: (answer) => readSignInsAnswer(answer)?.signIns ?? null }),
  endSessions: (to: Caller, id: number | undefined, signal: Signal) =>
    callJson(to, accessCalls.endSessions, { body: id === undefined ? {} : { id }, signal, read: readEndedSessions }),
  changePassword: (to: Caller, body: { password: string; newPassword: string; lng: string }, signal: Signal) =>
    callJson(to, securityCalls.changePassword, { body, signal }),
  twoStepBegin: (to: Caller, password: string, signal: Signal) =>
    callJson(to, securityCalls.twoStepBegin, { body: { password }, signal, read: readTwoStepSecret }),
  twoStepOn: (to: Caller, code: string, signal: Signal) =>
    callJson(to, securityCalls.twoStepOn, { body: { code }, signal, read: (answer) => readRecoveryCodes(answer)?.recoveryCodes ?? null }),
  twoStepOff: (to: Caller, body: { password: string; code: string; lng: string }, signal: Signal) =>
    callJson(to, securityCalls.twoStepOff, { body, signal }),
  emailAuth: (to: Caller, body: { password: string; isOn: boolean }, signal: Signal) =>
    callJson(to, securityCalls.emailAuth, { body, signal }),
  /** A token that signs in the window with this mark. @spec ID-03 */
  signInToken: (to: Caller, body: { password: string; mark: string }, signal: Signal) =>
    callJson(to, securityCalls.signInToken, { body, signal, read: readSignInToken }),
  phoneOff: (to: Caller, password: string, signal: Signal) => callJson(to, securityCalls.phoneOff, { body: { password }, signal }),
  question: (to: Caller, body: { password: string; question: number | null; answer?: string }, signal: Signal) =>
    callJson(to, securityCalls.question, { body, signal }),
  mailing: (to: Caller, signal: Signal) => callJson(to, securityCalls.mailing, { signal, read: readMailing }),
  setMailing: (to: Caller, body: Mailing, signal: Signal) => callJson(to, securityCalls.setMailing, { body, signal, read: readMailing }),
};
