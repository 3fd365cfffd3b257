import type { Services } from '@touchline/server-kernel';

/** What the wallet works with. */
export type WalletServices = Pick<Services, 'db' | 'house' | 'now' | 'ownLimits' | 'stuck'>;
