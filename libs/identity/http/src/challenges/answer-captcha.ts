import { captchaCalls } from '@touchline/identity-contract';
import { callJson, type Caller } from '@touchline/shared-http';
import { readCaptchaTask, readCaptchaTime, readCaptchaToken } from './readers.ts';
import { requestCaptcha } from './request-captcha.ts';

/**
 * Solves the backend's captcha: by proof of work, without interaction, or by showing the frame of a provider.
 *
 * @returns the header value for the repeated request.
 * @throws HttpError; Error if the challenge expired or was not answered.
 * @spec HT-05 A11Y-5
 */
export async function answerCaptcha(to: Caller, signal: AbortSignal): Promise<string> {
  const { livesMs: timeout } = await callJson(to, captchaCalls.getTime, { signal, read: readCaptchaTime });
  const task = await callJson(to, captchaCalls.update, { signal, read: readCaptchaTask });
  const solution =
    'challenge' in task
      ? await (await import('./prove-work.ts')).proveWork(task.challenge, { timeout, signal })
      : await requestCaptcha(task, signal);
  const body = { captcha: btoa(JSON.stringify(solution)) };
  return (await callJson(to, captchaCalls.validate, { body, signal, read: readCaptchaToken })).answer;
}
