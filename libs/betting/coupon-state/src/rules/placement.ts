import type { BookedCoupon, RefusalReason } from '@touchline/shared-contract';

/** Why an attempt was refused: the server's reasons, and those of the way there. */
export type PlaceRefusal = RefusalReason | 'wrong-user' | 'signed-out' | 'too-many-tries' | 'busy-elsewhere' | 'not-accepted';

/**
 * What became of the last attempt. Every attempt ends as accepted, rejected or pending; `not-arrived` says for certain that nothing was
 * placed. @spec BET-8
 */
export type Placement =
  | { status: 'idle' }
  | { status: 'placing'; id: string }
  | { status: 'pending'; id: string }
  | { status: 'accepted'; coupon: BookedCoupon; singles: readonly BookedCoupon[]; isAlreadyPlaced: boolean }
  | { status: 'rejected'; reason: PlaceRefusal; minBetAmount: number | null; maxBetAmount: number | null }
  | { status: 'not-arrived' };

export const IDLE: Placement = { status: 'idle' };
