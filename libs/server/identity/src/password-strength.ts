import { type Helper, HelperLate, moduleBeside, Refusal, type Services } from '@touchline/server-kernel';
import { timesBreached } from './breached-passwords.ts';

/** A password shorter than this is weak whatever it is made of. */
const SHORTEST = 8;
/** Of 0 to 4: what 2 stands for is not guessed by somebody who tries online. */
const WEAKEST_SCORE = 2;
/** Settings of the helper process that estimates passwords. */
const ESTIMATES = { module: moduleBeside('password-estimate.process', import.meta.url), deadlineMs: 10_000, mostWaiting: 64, heapMb: 128 };

type Estimate = Helper<{ password: string; known: readonly string[] }, number>;

/** Whether a password is too easy to guess. What the site knows of the person makes no password, and neither does its own name. */
async function isWeak(estimate: Estimate, { password, known }: NewPassword): Promise<boolean> {
  if (password.length < SHORTEST) return true;
  const inputs = known.filter((one): one is string => typeof one === 'string' && one !== '');
  try {
    return (await estimate.ask({ password, known: inputs })) < WEAKEST_SCORE;
  } catch (error) {
    // Such a password was built to be slow to estimate; reject it as weak.
    if (error instanceof HelperLate) return true;
    throw error;
  }
}

export interface NewPassword {
  password: string;
  /** What the site knows of the person, and its own name. */
  known: readonly (string | null | undefined)[];
  /** Name of the field, `password` where it is not said. */
  field?: string;
}
type Log = { warn: (facts: object, line: string) => void };
/** @throws Refusal 400 weak-password */
export type RequireStrong = (one: NewPassword, log: Log) => Promise<void>;

/**
 * The rule for every password that somebody chooses: it is not easy to guess and, where `TOUCHLINE_BREACH_URL` names a service, was not found in a
 * stolen list. A service that does not answer keeps nobody out.
 *
 * @returns a check that throws Refusal 400 weak-password.
 * @throws Error for an address that is none.
 */
export function openPasswordRule({ env, openHelper }: Pick<Services, 'env' | 'openHelper'>): RequireStrong {
  const url = env['TOUCHLINE_BREACH_URL'];
  if (url !== undefined && !URL.canParse(url)) throw new Error(`TOUCHLINE_BREACH_URL: '${url}' is no address`);
  const isStolen = async (password: string, log: Log): Promise<boolean> => {
    if (url === undefined) return false;
    try {
      return (await timesBreached(url, password)) > 0;
    } catch (error) {
      log.warn({ err: error }, 'stolen passwords were not looked up');
      return false;
    }
  };
  const estimate: Estimate = openHelper(ESTIMATES);
  return async (one, log) => {
    const { password, field = 'password' } = one;
    if ((await isWeak(estimate, one)) || (await isStolen(password, log)))
      throw new Refusal(400, 'weak-password', { field, detail: 'This password is too easy to guess' });
  };
}
