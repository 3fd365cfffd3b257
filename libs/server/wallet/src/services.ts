import type { Services } from '@touchline/server-kernel';

/** Services used by the wallet. */
export type WalletServices = Pick<Services, 'db' | 'house' | 'now' | 'ownLimits' | 'stuck'>;
