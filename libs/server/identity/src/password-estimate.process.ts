// Runs only in a helper process, because estimating a long password takes a third of a second.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Longest estimated prefix: the time grows with the square of the length, and more characters never weaken a password. */
const LONGEST = 64;
/** Personal texts (name, e-mail address) are cut to this length. */
const LONGEST_KNOWN = 40;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** @returns a score from 0 (guessed at once) to 4. */
export const answer = ({ password, known }: { password: string; known: readonly string[] }): number =>
  estimator.check(
    password.slice(0, LONGEST),
    known.map((one) => one.slice(0, LONGEST_KNOWN)),
  ).score;
