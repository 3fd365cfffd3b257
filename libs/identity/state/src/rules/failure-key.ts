import type { ErrorCode } from '@touchline/shared-contract';

const TOO_MANY_REQUESTS = 429;

type KnownCode = (typeof ErrorCode)[keyof typeof ErrorCode];

const KEY_BY_CODE: Partial<Record<KnownCode, FailureKey>> = {
  'wrong-credentials': 'identity.failure.wrongCredentials',
  'too-many-tries': 'identity.failure.tooManyTries',
  'login-taken': 'identity.failure.loginTaken',
  'session-limit-ended': 'identity.failure.sessionLimit',
  'bad-request': 'identity.failure.notAccepted',
  captcha: 'identity.failure.captcha',
  fingerprint: 'identity.failure.device',
};

/** Message keys of failed sign-ins, sign-outs and registrations; the texts are in the pages. */
export type FailureKey =
  | 'identity.failure.wrongCredentials'
  | 'identity.failure.tooManyTries'
  | 'identity.failure.loginTaken'
  | 'identity.failure.sessionLimit'
  | 'identity.failure.notAccepted'
  | 'identity.failure.captcha'
  | 'identity.failure.device'
  | 'identity.failure.network'
  | 'identity.failure.unavailable';

export interface Failure {
  /** HTTP status, or null when no answer came. */
  status: number | null;
  /** Code of the first error in the response. */
  code: string;
}

/** Maps a failed call to a message key. An unknown code is "unavailable", no response is "network". @spec ID-03 */
export function failureKey({ status, code }: Failure): FailureKey {
  if (status === null) return 'identity.failure.network';
  const key = KEY_BY_CODE[code as KnownCode];
  if (key !== undefined) return key;
  return status === TOO_MANY_REQUESTS ? 'identity.failure.tooManyTries' : 'identity.failure.unavailable';
}
