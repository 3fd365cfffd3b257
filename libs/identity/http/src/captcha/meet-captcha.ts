import type { Call } from '@touchline/shared-contract';
import { readJson, type Send } from '@touchline/shared-http';
import { CAPTCHA_CODES, CAPTCHA_HEADER, MOST_CAPTCHAS } from '../rules/captcha.ts';
import { proveWork } from './prove-work.ts';

export interface CaptchaWay {
  origin: string;
  next: Send;
  call: Call | undefined;
}

const asksForCaptcha = async (response: Response): Promise<boolean> => {
  if (response.status !== 400) return false;
  const body = await readJson(response.clone()).catch(() => null);
  const { code } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown };
  return typeof code === 'number' && CAPTCHA_CODES.has(code);
};

/** Answers captchas until the request is taken, at most {@link MOST_CAPTCHAS} times; else the last refusal goes to the caller. @spec HT-04 AUTH-10 */
export async function meetCaptcha({ origin, next, call }: CaptchaWay, again: () => Request, refused: Response): Promise<Response> {
  let response = refused;
  for (let met = 0; met < MOST_CAPTCHAS && (await asksForCaptcha(response)); met += 1) {
    const request = again();
    const { signal } = request;
    const answer = await proveWork({ origin, send: next }, signal).catch(() => null);
    signal.throwIfAborted();
    if (answer === null) return response; // no captcha can be had: the refusal says why
    request.headers.set(CAPTCHA_HEADER, answer);
    response = await next(request, call);
  }
  return response;
}
