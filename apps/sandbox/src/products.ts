import { COUPON } from '@touchline/server-betting';
import type { Product } from '@touchline/server-kernel';

/** Everything that moves money here: the ledger is reconciled with the books of each. */
export const PRODUCTS: readonly Product[] = [COUPON];
