import { captchaCalls } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { fieldsOf } from '@touchline/shared-primitives';

const readLife = (answer: unknown): number | null => {
  const { livesMs } = fieldsOf(answer);
  return typeof livesMs === 'number' && livesMs > 0 ? livesMs : null;
};
const readChallenge = (answer: unknown): Challenge | null => {
  const { challenge } = fieldsOf(answer);
  return typeof fieldsOf(challenge)['signature'] === 'string' ? (challenge as Challenge) : null;
};
const readAnswer = (answer: unknown): string | null => {
  const { answer: text } = fieldsOf(answer);
  return typeof text === 'string' ? text : null;
};

/**
 * The captcha that asks nothing of a person: the browser looks for a number that fits a challenge of the server (ALTCHA's protocol), which takes
 * a phone about a second.
 *
 * @returns what the repeated request carries.
 * @throws HttpError, and Error when the time of the challenge ran out first.
 * @spec HT-05 A11Y-5
 */
export async function proveWork(to: Caller, signal: AbortSignal): Promise<string> {
  const timeout = await callJson(to, captchaCalls.getTime, { signal, read: readLife });
  const challenge = await callJson(to, captchaCalls.update, { signal, read: readChallenge });
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  const solution = await solveChallenge({ challenge, deriveKey, controller, timeout }).finally(() =>
    signal.removeEventListener('abort', stop),
  );
  if (solution === null) throw new Error('the challenge was not met in its time');
  const captcha = btoa(JSON.stringify({ challenge, solution }));
  return callJson(to, captchaCalls.validate, { body: { captcha }, signal, read: readAnswer });
}
