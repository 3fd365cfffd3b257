import type { Services } from '@touchline/server-kernel';
import type { ProviderPort } from './provider/provider-port.ts';
import type { cardPageFrom } from './switches.ts';

/** What payments work with beside the kernel. */
export interface PaymentServices extends Services {
  provider: ProviderPort;
  /** The one origin that our page of a payment may frame; null where there is no provider. */
  providerOrigin: string | null;
  /** How the provider's card page opens on this visit. */
  cardPage: ReturnType<typeof cardPageFrom>;
}
