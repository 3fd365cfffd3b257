import { solveChallenge, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';

/**
 * The captcha without interaction: the browser searches for a number that solves the server's challenge (ALTCHA), which takes a phone about
 * a second.
 *
 * @param timeout - in milliseconds.
 * @throws Error if the challenge times out first.
 * @spec HT-05 A11Y-5
 */
export async function proveWork(
  challenge: Challenge,
  { timeout, signal }: { timeout: number; signal: AbortSignal },
): Promise<{ challenge: Challenge; solution: Solution }> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout }).finally(() =>
    signal.removeEventListener('abort', stop),
  );
  if (solution === null) throw new Error('the challenge was not met in its time');
  return { challenge, solution };
}
