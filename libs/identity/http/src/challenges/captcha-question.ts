import type { CaptchaProvider } from '@touchline/identity-contract';

/** Name of the window event that asks for the captcha of a provider to be shown. @spec HT-04 */
export const CAPTCHA_EVENT = 'touchline:captcha';

/** Solution of a captcha, as the provider's script returns it. */
export type CaptchaSolution = Readonly<Record<string, unknown>>;

/** `detail` of the event. A listener that shows the frame calls `preventDefault`, and then `answer` once. @spec HT-04 */
export interface CaptchaQuestion {
  provider: CaptchaProvider;
  /** Page that shows the captcha; it posts `{ captcha: … }` to its parent window. */
  frameUrl: string;
  /** Closes the question, with the solution that the frame posted or with null. */
  answer: (solution: CaptchaSolution | null) => void;
  /** Aborts when the caller gives up; the frame has to be removed. */
  signal: AbortSignal;
}
