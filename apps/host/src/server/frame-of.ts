import { checkCalls } from '@touchline/identity-contract';
import { paymentCalls } from '@touchline/payments-contract';
import { callJson } from '@touchline/shared-http';
import type { PageAnswer, Ports } from '@touchline/shared-state';

const readOrigin = (answer: unknown): string | null => {
  const { origin } = (answer ?? {}) as { origin?: unknown };
  return typeof origin === 'string' ? origin : '';
};

/** Pages with a provider's frame, and the calls that return its origin. */
const FRAMES = { sumsub: checkCalls.frame, onpay: paymentCalls.frame } as const;
const isFraming = (key: string): key is keyof typeof FRAMES => Object.hasOwn(FRAMES, key);

/** The provider's origin, for the pages of the identity check and of deposits only. @spec RT-18 AC-04 */
export async function frameOf(key: string, ports: Pick<Ports, 'send' | 'origin' | 'report'>): Promise<Pick<PageAnswer, 'frameOrigin'>> {
  if (!isFraming(key)) return {};
  try {
    const origin = await callJson(ports, FRAMES[key], { read: readOrigin });
    return origin === '' ? {} : { frameOrigin: origin };
  } catch {
    if (key === 'sumsub') ports.report('identity provider not known');
    else ports.report('payment provider not known');
    return {};
  }
}
