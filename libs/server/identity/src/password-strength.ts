import { type Helper, HelperLate, moduleBeside, Refusal, type Services, type WarnLog } from '@touchline/server-kernel';
import { isOpaqueString, opaqueForm } from '@touchline/identity-rules';
import { ErrorCode } from '@touchline/shared-contract';
import { timesBreached } from './breached-passwords.ts';

/** Shorter passwords are always weak. */
const SHORTEST = 8;
/** Lowest accepted score, of 0 to 4: 2 resists online guessing. */
const WEAKEST_SCORE = 2;
/** Settings of the helper process that estimates passwords. */
const ESTIMATES = { module: moduleBeside('password-estimate.process', import.meta.url), deadlineMs: 10_000, mostWaiting: 64, heapMb: 128 };

type Estimate = Helper<{ password: string; known: readonly string[] }, number>;

/** Whether a password is too easy to guess. Personal data and the name of the site do not add strength. */
async function isWeak(estimate: Estimate, { password, known }: NewPassword): Promise<boolean> {
  if ([...password].length < SHORTEST) return true;
  const inputs = known.flatMap((one) => (typeof one === 'string' && one !== '' ? opaqueForm(one) : []));
  try {
    return (await estimate.ask({ password, known: inputs })) < WEAKEST_SCORE;
  } catch (error) {
    // Takes too long to estimate, so it was probably crafted for that; reject it as weak.
    if (error instanceof HelperLate) return true;
    throw error;
  }
}

export interface NewPassword {
  password: string;
  /** Personal data of the player and the name of the site. */
  known: readonly (string | null | undefined)[];
  /** Field name for errors; defaults to `password`. */
  field?: string;
}
/** @throws Refusal 400 weak-password, password-characters */
export type RequireStrong = (one: NewPassword, log: WarnLog) => Promise<void>;

/**
 * The rule for new passwords: only characters of OpaqueString (RFC 8265), hard to guess and, if `TOUCHLINE_BREACH_URL` is set, absent from
 * breach lists. If the service fails, the password is accepted.
 *
 * @returns a check that throws Refusal 400 weak-password, password-characters.
 * @throws Error for an invalid address.
 */
export function openPasswordRule({ env, openHelper, warn }: Pick<Services, 'env' | 'openHelper' | 'warn'>): RequireStrong {
  const url = env['TOUCHLINE_BREACH_URL'];
  if (url !== undefined && !URL.canParse(url)) throw new Error(`TOUCHLINE_BREACH_URL: '${url}' is no address`);
  const isStolen = async (password: string, log: WarnLog): Promise<boolean> => {
    if (url === undefined) return false;
    try {
      return (await timesBreached(url, password)) > 0;
    } catch (error) {
      warn(log, 'stolen passwords were not looked up', error);
      return false;
    }
  };
  const estimate: Estimate = openHelper(ESTIMATES);
  return async (one, log) => {
    const { field = 'password' } = one;
    if (!isOpaqueString(one.password))
      throw new Refusal(400, ErrorCode.PasswordCharacters, { field, detail: 'This password has characters that cannot be used' });
    const password = opaqueForm(one.password);
    if ((await isWeak(estimate, { ...one, password })) || (await isStolen(password, log)))
      throw new Refusal(400, 'weak-password', { field, detail: 'This password is too easy to guess' });
  };
}
