import { createHmac, timingSafeEqual } from 'node:crypto';

/** Tolerance for the sender's clock and the age of a delivery, in seconds. */
const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';

/** Headers of a delivery according to the Standard Webhooks specification. */
export interface WebhookHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  /** One or more signatures, separated by spaces: `v1,<base64>`. */
  'webhook-signature': string;
}

const keyOf = (secret: string) => Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
const macOf = (secret: string, id: string, timestamp: string, body: string) =>
  createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest();

/** Signs a delivery. @param secret - base64, with or without the prefix `whsec_`. */
export function signWebhook(secret: string, id: string, { atSeconds, body }: { atSeconds: number; body: string }): WebhookHeaders {
  const timestamp = String(atSeconds);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${macOf(secret, id, timestamp, body).toString('base64')}`,
  };
}

/**
 * Whether a delivery is signed with the secret and recent.
 *
 * @param headers - as received; any of them may be missing.
 */
export function isWebhookSigned(
  secret: string,
  headers: Readonly<Record<string, unknown>>,
  { nowSeconds, body }: { nowSeconds: number; body: string },
): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name]);
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowSeconds - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const wanted = macOf(secret, id, timestamp, body);
  return signatures.split(' ').some((each) => {
    const [version, value = ''] = each.split(',', 2);
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
