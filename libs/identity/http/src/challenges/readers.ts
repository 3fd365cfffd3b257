// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import { CAPTCHA_PROVIDERS, type CaptchaTask, type CaptchaTime, type CaptchaToken } from '@touchline/identity-contract';
import { anyOf, between, finite, integer, literal, objectOf, readAs, type Reader, text, webUrl } from '@touchline/shared-primitives';

export const readCaptchaTask: Reader<CaptchaTask> = readAs(
  anyOf(
    objectOf({
      challenge: objectOf({
        parameters: objectOf(
          { algorithm: text, nonce: text, salt: text, cost: integer, keyLength: integer, keyPrefix: text },
          { keySignature: text, memoryCost: integer, parallelism: integer, expiresAt: finite },
        ),
        signature: text,
      }),
    }),
    objectOf({ provider: literal(...CAPTCHA_PROVIDERS), frameUrl: webUrl }),
  ),
);
export const readCaptchaTime: Reader<CaptchaTime> = readAs(objectOf({ time: integer, livesMs: between(1) }));
export const readCaptchaToken: Reader<CaptchaToken> = readAs(objectOf({ answer: text }));
