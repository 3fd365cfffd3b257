import { CAPTCHA_EVENT, type CaptchaQuestion, type CaptchaSolution } from './captcha-question.ts';

/**
 * Asks whoever listens to show the captcha of a provider, and waits for the person.
 *
 * @throws Error when nobody listens or there is no answer; the signal's reason when whoever called has gone.
 */
export function askPerson(question: Pick<CaptchaQuestion, 'provider' | 'frameUrl'>, signal: AbortSignal): Promise<CaptchaSolution> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    const answer: CaptchaQuestion['answer'] = (solution) =>
      solution === null ? reject(new Error('the captcha was not answered')) : resolve(solution);
    const detail: CaptchaQuestion = { ...question, answer, signal };
    const isShown = !window.dispatchEvent(new CustomEvent(CAPTCHA_EVENT, { detail, cancelable: true }));
    if (!isShown) answer(null);
  });
}
