import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

let estimator: ZxcvbnFactory | undefined;
const LONGEST = 100;

/** How hard a password is to guess, 0 to 4. Beyond a hundred characters the estimate only takes longer. */
export function strengthOf(password: string, known: readonly string[]): number {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(
    password.slice(0, LONGEST),
    known.filter((one) => one !== ''),
  ).score;
}
