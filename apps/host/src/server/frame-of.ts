import { checkCalls } from '@touchline/identity-contract';
import { callJson } from '@touchline/shared-http';
import type { PageAnswer, Ports } from '@touchline/shared-state';

const readOrigin = (answer: unknown): string | null => {
  const { origin } = (answer ?? {}) as { origin?: unknown };
  return typeof origin === 'string' ? origin : '';
};

/** The provider's origin, for the page of the identity check and for no other. Without it the page says that the provider is away. @spec RT-18 */
export async function frameOf(key: string, ports: Pick<Ports, 'send' | 'origin' | 'report'>): Promise<Pick<PageAnswer, 'frameOrigin'>> {
  if (key !== 'sumsub') return {};
  try {
    const origin = await callJson(ports, checkCalls.frame, { read: readOrigin });
    return origin === '' ? {} : { frameOrigin: origin };
  } catch {
    ports.report('identity provider not known');
    return {};
  }
}
