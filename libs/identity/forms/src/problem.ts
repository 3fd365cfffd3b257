import { CLIENT_STATUS, ResponseError, toHttpError } from '@touchline/shared-http';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const words = defineMessages({
  wrong_code: { id: 'identity.problem.wrongCode', defaultMessage: "That code isn't right. Check it and try again." },
  time_up: { id: 'identity.problem.timeUp', defaultMessage: 'This code has expired. Request a new one.' },
  'wrong-password': { id: 'identity.problem.wrongPassword', defaultMessage: 'Your current password is incorrect.' },
  'wrong-credentials': { id: 'identity.problem.wrongCredentials', defaultMessage: "We couldn't sign you in that way. Try another one." },
  'weak-password': { id: 'identity.problem.weakPassword', defaultMessage: 'This password is too easy to guess. Add another word or two.' },
  'password-characters': {
    id: 'identity.problem.passwordCharacters',
    defaultMessage: "This password has a character that can't be used. Use letters, digits, spaces and common symbols.",
  },
  'under-age': { id: 'identity.problem.underAge', defaultMessage: "You're not old enough to play in this country." },
  'link-used': { id: 'identity.problem.linkUsed', defaultMessage: "This link has already been used or isn't complete." },
  'too-many-tries': { id: 'identity.problem.tooMany', defaultMessage: 'Too many attempts. Please wait and try again.' },
  captcha: { id: 'identity.problem.captcha', defaultMessage: "We couldn't check that it's you. Try again in 15 minutes." },
  'bad-request': { id: 'identity.problem.badRequest', defaultMessage: "This wasn't accepted. Check it and try again." },
  forbidden: { id: 'identity.problem.forbidden', defaultMessage: 'This account needs its password and an authenticator code.' },
  unauthorized: { id: 'identity.problem.unauthorized', defaultMessage: "You're signed out. Sign in and try again." },
  network: { id: 'identity.problem.network', defaultMessage: "Can't reach the server. Check your connection and try again." },
  unavailable: { id: 'identity.problem.unavailable', defaultMessage: "This isn't available right now. Try again in a minute." },
  wait: {
    id: 'identity.problem.wait',
    defaultMessage: 'Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  },
});

/** Why a call failed, for display. */
export interface Problem {
  code: keyof typeof words;
  /** Name of the field that caused it, as in the contract. */
  field?: string | undefined;
  /** Seconds until a retry is allowed. */
  waitSeconds?: number | undefined;
}

const isKnown = (code: string): code is Problem['code'] => Object.hasOwn(words, code);
const SECONDS_IN_MINUTE = 60;

/** Maps a thrown error to a problem. @spec HT-10 ID-27 */
export function problemOf(error: unknown): Problem {
  const failure = toHttpError(error);
  if (failure.status === CLIENT_STATUS.NetworkError) return { code: 'network' };
  if (!(failure instanceof ResponseError)) return { code: 'unavailable' };
  const waitSeconds = failure.retryAfterSeconds ?? undefined;
  if (failure.status === 429) return { code: waitSeconds === undefined ? 'too-many-tries' : 'wait', waitSeconds };
  return { code: isKnown(failure.code) ? failure.code : 'unavailable', field: failure.details[0]?.field };
}

/** The message of a problem and its values. */
export const wordsOf = ({ code, waitSeconds = 0 }: Problem): MessageDescriptor & { values: Record<string, number> } => ({
  ...words[code],
  values: { minutes: Math.max(1, Math.ceil(waitSeconds / SECONDS_IN_MINUTE)) },
});
