import { Refusal } from '@touchline/server-kernel';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** A password shorter than this is weak whatever it is made of. */
const SHORTEST = 8;
/** Of 0 to 4: what 2 stands for is not guessed by somebody who tries online. */
const WEAKEST_SCORE = 2;

let estimator: ZxcvbnFactory | undefined;

/** Whether a password is too easy to guess. What the site knows of the person makes no password. */
export function isWeak(password: string, known: readonly (string | null | undefined)[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const inputs = known.filter((one): one is string => typeof one === 'string' && one !== '');
  // Beyond a hundred characters the estimate only takes longer.
  return password.length < SHORTEST || estimator.check(password.slice(0, 100), inputs).score < WEAKEST_SCORE;
}

/** @throws Refusal 400 weak-password */
export function requireStrong(password: string, known: readonly (string | null | undefined)[], field = 'password'): void {
  if (isWeak(password, known)) throw new Refusal(400, 'weak-password', { field, detail: 'This password is too easy to guess' });
}
