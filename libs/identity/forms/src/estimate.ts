import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

let estimator: ZxcvbnFactory | undefined;
const LONGEST = 100;

/**
 * Estimated strength of a password, 0 to 4. Only the first hundred characters count, because longer input only makes the estimate slower.
 */
export function strengthOf(password: string, known: readonly string[]): number {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(
    password.slice(0, LONGEST),
    known.filter((one) => one !== ''),
  ).score;
}
