import { CAPTCHA_PROVIDERS, type CaptchaProvider } from '@touchline/identity-contract';
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';

/** Registration of this site with a captcha provider. */
export interface CaptchaSettings {
  provider: CaptchaProvider;
  /** Public; included in the page. */
  siteKey: string;
  secret: string;
  /** Endpoint that verifies answers. */
  verifyUrl: string;
}

const VERIFY: Readonly<Record<CaptchaProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  geetest: 'https://gcaptcha4.geetest.com/validate',
};
/** After this time the answer counts as wrong. */
const ANSWER_WITHIN_MS = 4_000;

const Configured = z.strictObject({
  provider: z.enum(CAPTCHA_PROVIDERS),
  siteKey: z.string().check(z.minLength(1), z.maxLength(200)),
  secret: z.string().check(z.minLength(1)),
});
/** The browser's answer from Turnstile, hCaptcha or reCAPTCHA. */
const Token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(8_000)) });
/** The browser's answer from GeeTest. */
const Parts = z.object({ lot_number: z.string(), captcha_output: z.string(), pass_token: z.string(), gen_time: z.string() });

/** Test and demo mode offer all providers, played by a stand-in. */
const STAND_IN_KEY = 'stand-in';

/**
 * The captcha configured by `CAPTCHA_PROVIDER` (JSON: `provider`, `siteKey`, `secret`); undefined selects the built-in proof of work.
 *
 * @throws Error for invalid JSON or an invalid form.
 */
export function captchaSettings(env: NodeJS.ProcessEnv): CaptchaSettings | undefined {
  const text = env['CAPTCHA_PROVIDER'];
  if (text === undefined || text.trim() === '') return undefined;
  const read = Configured.safeParse(JSON.parse(text));
  if (!read.success)
    throw new Error(`CAPTCHA_PROVIDER needs a provider (${CAPTCHA_PROVIDERS.join(', ')}), a siteKey and a secret`, { cause: read.error });
  return { ...read.data, verifyUrl: VERIFY[read.data.provider] };
}

/** Settings of the stand-in for a provider, if available. */
export function standInSettings(env: NodeJS.ProcessEnv, provider: CaptchaProvider): CaptchaSettings | undefined {
  const origin = env['CAPTCHA_STAND_IN'];
  return origin === undefined
    ? undefined
    : { provider, siteKey: STAND_IN_KEY, secret: STAND_IN_KEY, verifyUrl: `${origin}/captcha/${provider}/verify` };
}

function questionOf({ provider, siteKey, secret, verifyUrl }: CaptchaSettings, solution: unknown, address: string) {
  if (provider === 'geetest') {
    const parts = Parts.parse(solution);
    const sign_token = createHmac('sha256', secret).update(parts.lot_number).digest('hex');
    return { url: `${verifyUrl}?captcha_id=${encodeURIComponent(siteKey)}`, body: new URLSearchParams({ ...parts, sign_token }) };
  }
  const { token } = Token.parse(solution);
  return { url: verifyUrl, body: new URLSearchParams({ secret, response: token, remoteip: address, sitekey: siteKey }) };
}

/**
 * Verifies a browser's answer with the provider. Any failure counts as wrong, because an unverified captcha must not pass.
 *
 * @param solution - untrusted answer from the browser.
 * @param address - IP address of the visitor, which the provider compares with its own record.
 */
export async function isProviderAnswerRight(settings: CaptchaSettings, solution: unknown, address: string): Promise<boolean> {
  try {
    const { url, body } = questionOf(settings, solution, address);
    const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!response.ok) return false;
    const answer = (await response.json()) as { success?: unknown; result?: unknown };
    return settings.provider === 'geetest' ? answer.result === 'success' : answer.success === true;
  } catch {
    return false;
  }
}
