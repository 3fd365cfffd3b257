import type { Services } from '@touchline/server-kernel';
import type { ProviderPort } from './provider/provider-port.ts';
import type { cardPageFrom } from './switches.ts';

/** Services of the kernel and of payments. */
export interface PaymentServices extends Services {
  provider: ProviderPort;
  /** The only origin that our payment page may frame; null without a provider. */
  providerOrigin: string | null;
  /** How the provider's card page opens for a request. */
  cardPage: ReturnType<typeof cardPageFrom>;
}
