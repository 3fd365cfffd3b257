import type { Services } from '@touchline/server-kernel';
import type { ProviderPort } from './provider/provider-port.ts';

/** What payments work with beside the kernel. */
export interface PaymentServices extends Services {
  provider: ProviderPort;
}
