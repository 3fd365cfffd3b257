import { CAPTCHA_EVENT, type CaptchaQuestion } from '@touchline/identity-http';
import { useEffect, useState } from 'react';

/**
 * The captcha of a provider that is waiting for an answer, or null. The component that uses this hook shows its frame.
 *
 * @spec HT-04
 */
export function useCaptcha(): CaptchaQuestion | null {
  const [question, setQuestion] = useState<CaptchaQuestion | null>(null);
  useEffect(() => {
    let open: CaptchaQuestion | null = null;
    const ask = (event: Event) => {
      event.preventDefault();
      const detail = (event as CustomEvent<CaptchaQuestion>).detail;
      const close = () => setQuestion(null);
      open = {
        ...detail,
        answer: (solution) => {
          close();
          detail.answer(solution);
        },
      };
      detail.signal.addEventListener('abort', close, { once: true });
      setQuestion(open);
    };
    window.addEventListener(CAPTCHA_EVENT, ask);
    return () => {
      window.removeEventListener(CAPTCHA_EVENT, ask);
      // Leaving the form declines the captcha.
      open?.answer(null);
    };
  }, []);
  return question;
}
