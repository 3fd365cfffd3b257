import { Refusal } from '@touchline/server-kernel';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { timesBreached } from './breached-passwords.ts';

/** A password shorter than this is weak whatever it is made of. */
const SHORTEST = 8;
/** Of 0 to 4: what 2 stands for is not guessed by somebody who tries online. */
const WEAKEST_SCORE = 2;

let estimator: ZxcvbnFactory | undefined;

/** Whether a password is too easy to guess. What the site knows of the person makes no password, and neither does its own name. */
function isWeak(password: string, known: readonly (string | null | undefined)[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const inputs = known.filter((one): one is string => typeof one === 'string' && one !== '');
  // Beyond a hundred characters the estimate only takes longer.
  return password.length < SHORTEST || estimator.check(password.slice(0, 100), inputs).score < WEAKEST_SCORE;
}

export interface NewPassword {
  password: string;
  /** What the site knows of the person, and its own name. */
  known: readonly (string | null | undefined)[];
  /** Name of the field, `password` where it is not said. */
  field?: string;
}
type Log = { warn: (facts: object, line: string) => void };

/**
 * The rule for every password that somebody chooses: it is not easy to guess and, where `TOUCHLINE_BREACH_URL` names a service, was not found in a
 * stolen list. A service that does not answer keeps nobody out.
 *
 * @returns a check that throws Refusal 400 weak-password.
 * @throws Error for an address that is none.
 */
export function openPasswordRule(env: NodeJS.ProcessEnv): (one: NewPassword, log: Log) => Promise<void> {
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
  return async ({ password, known, field = 'password' }, log) => {
    if (isWeak(password, known) || (await isStolen(password, log)))
      throw new Refusal(400, 'weak-password', { field, detail: 'This password is too easy to guess' });
  };
}
