import { CAPTCHA_PROVIDERS, captchaCalls, type CaptchaProvider } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { fieldsOf } from '@touchline/shared-primitives';
import type { Challenge } from 'altcha-lib';
import { requestCaptcha } from './request-captcha.ts';

interface Framed {
  provider: CaptchaProvider;
  frameUrl: string;
}
type Question = { challenge: Challenge } | Framed;

const readLife = (answer: unknown): number | null => {
  const { livesMs } = fieldsOf(answer);
  return typeof livesMs === 'number' && livesMs > 0 ? livesMs : null;
};
const readQuestion = (answer: unknown): Question | null => {
  const { challenge, provider, frameUrl } = fieldsOf(answer);
  if (typeof fieldsOf(challenge)['signature'] === 'string') return { challenge: challenge as Challenge };
  const known = CAPTCHA_PROVIDERS.find((one) => one === provider);
  const isAddress = typeof frameUrl === 'string' && URL.canParse(frameUrl) && /^https?:$/.test(new URL(frameUrl).protocol);
  return known !== undefined && isAddress ? { provider: known, frameUrl } : null;
};
const readAnswer = (answer: unknown): string | null => {
  const { answer: text } = fieldsOf(answer);
  return typeof text === 'string' ? text : null;
};

/**
 * Solves the backend's captcha: by proof of work, without interaction, or by showing the frame of a provider.
 *
 * @returns the header value for the repeated request.
 * @throws HttpError; Error if the challenge expired or was not answered.
 * @spec HT-05 A11Y-5
 */
export async function answerCaptcha(to: Caller, signal: AbortSignal): Promise<string> {
  const timeout = await callJson(to, captchaCalls.getTime, { signal, read: readLife });
  const question = await callJson(to, captchaCalls.update, { signal, read: readQuestion });
  const solution =
    'challenge' in question
      ? await (await import('./prove-work.ts')).proveWork(question.challenge, { timeout, signal })
      : await requestCaptcha(question, signal);
  return callJson(to, captchaCalls.validate, { body: { captcha: btoa(JSON.stringify(solution)) }, signal, read: readAnswer });
}
