import type { CaptchaProvider } from '@touchline/identity-contract';

/** Name of the window's event that asks for a person, who answers the captcha of a provider. @spec HT-04 */
export const CAPTCHA_EVENT = 'touchline:captcha';

/** What a person did in the frame of a provider: as the provider gives it to the browser. */
export type CaptchaSolution = Readonly<Record<string, unknown>>;

/** What the event carries as `detail`. A listener that shows the frame calls `preventDefault`, and then `answer` once. @spec HT-04 */
export interface CaptchaQuestion {
  provider: CaptchaProvider;
  /** Page that shows the captcha; it posts `{ captcha: … }` to the window that frames it. */
  frameUrl: string;
  /** Ends the question: with what the frame posted, or with null when there is no answer. */
  answer: (solution: CaptchaSolution | null) => void;
  /** Whoever asked has gone: the frame goes too. */
  signal: AbortSignal;
}
