import type { BookedCoupon, PromoReason, RefusalReason } from '@touchline/betting-contract';

/** Why an attempt was refused: the server's reasons, and those of the way there. */
export type PlaceRefusal =
  | RefusalReason
  | 'wrong-user'
  | 'signed-out'
  | 'too-many-tries'
  | 'busy-elsewhere'
  | 'not-accepted'
  /** What the player saw is not what holds now. @spec ODD-3 */
  | 'quote-changed';

/**
 * What became of the last attempt. Every attempt ends as accepted, rejected or pending; `not-arrived` says for certain that nothing was
 * placed. @spec BET-8
 */
export type Placement =
  | { status: 'idle' }
  | { status: 'placing'; id: string }
  /** `decidedAt` (milliseconds of the server's clock) when the server waits before it decides a live bet. */
  | { status: 'pending'; id: string; decidedAt?: number }
  /** `lines` are all coupons of a request that places several. @spec CP-27 */
  | {
      status: 'accepted';
      coupon: BookedCoupon;
      singles: readonly BookedCoupon[];
      lines: readonly BookedCoupon[];
      isAlreadyPlaced: boolean;
    }
  | {
      status: 'rejected';
      reason: PlaceRefusal;
      minBetAmount: number | null;
      maxBetAmount: number | null;
      /** Why the code does not apply, where that was the reason. @spec CP-28 */
      promoReason: PromoReason | null;
    }
  | { status: 'not-arrived' };

export const IDLE: Placement = { status: 'idle' };
