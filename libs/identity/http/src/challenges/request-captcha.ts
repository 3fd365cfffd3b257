import { CAPTCHA_EVENT, type CaptchaQuestion, type CaptchaSolution } from './captcha-question.ts';

/**
 * Asks a listener of the window to show the captcha of a provider, and waits for the solution.
 *
 * @throws Error if there is no listener or no answer; the reason of the signal if the caller aborted.
 */
export function requestCaptcha(question: Pick<CaptchaQuestion, 'provider' | 'frameUrl'>, signal: AbortSignal): Promise<CaptchaSolution> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    const answer: CaptchaQuestion['answer'] = (solution) =>
      solution === null ? reject(new Error('the captcha was not answered')) : resolve(solution);
    const detail: CaptchaQuestion = { ...question, answer, signal };
    const isShown = !window.dispatchEvent(new CustomEvent(CAPTCHA_EVENT, { detail, cancelable: true }));
    if (!isShown) answer(null);
  });
}
