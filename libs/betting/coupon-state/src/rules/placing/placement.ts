import type { BookedCoupon, PromoReason, RefusalReason } from '@touchline/betting-contract';

/** Why an attempt was refused: the server's reasons, and reasons of the client. */
export type PlaceRefusal =
  | RefusalReason
  | 'wrong-user'
  | 'signed-out'
  | 'too-many-tries'
  | 'busy-elsewhere'
  | 'not-accepted'
  /** What the player saw is out of date. @spec ODD-3 */
  | 'quote-changed';

/**
 * State of the last attempt. Every attempt ends as accepted, rejected or pending; `not-arrived` means that certainly nothing was placed.
 * @spec BET-8
 */
export type Placement =
  | { status: 'idle' }
  | { status: 'placing'; id: string }
  /** With `decidedAt` (milliseconds of the server's clock) if the server delays the decision on a live bet. */
  | { status: 'pending'; id: string; decidedAt?: number }
  /** `lines` are all coupons of a request that placed several. @spec CP-27 */
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
      /** Why the code does not apply, if that was the reason. @spec CP-28 */
      promoReason: PromoReason | null;
    }
  | { status: 'not-arrived' };

export const IDLE: Placement = { status: 'idle' };
