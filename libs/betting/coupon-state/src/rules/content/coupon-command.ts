import type { CouponType, NamedSystemName } from '@touchline/betting-coupon-math';
import type { CouponBet } from './coupon-bet.ts';
import type { CouponForm } from './coupon-form.ts';
import type { BetsToAdd } from './edit-bets.ts';

/** An edit by the player that needs nothing but the content of the coupon. Amounts in minor units, coefficients in thousandths. */
type PlayerEdit =
  | { kind: 'remove'; outcomeIds: readonly number[] }
  /** Chooses a type, and leaves a named system. @spec CP-01 */
  | { kind: 'type'; typeId: CouponType }
  /** Size of the combinations without bankers, 2 or more, or the number of a shop system. @spec CP-06 */
  | { kind: 'system'; systemValue: number }
  /** A named system, which must fit the number of bets (`selectNamedSystems`); null leaves it. @spec CP-10 */
  | { kind: 'named-system'; name: NamedSystemName | null }
  /** Makes a bet a banker or a normal bet; ignored for a bet that can't be a banker (`selectBankers`). @spec CP-29 */
  | { kind: 'banker'; outcomeId: number }
  /** Moves a bet into a block with a separate stake; null removes it from its block. @spec CP-27 */
  | { kind: 'block'; outcomeId: number; blockId: number | null }
  /** The whole stake; for many singles the stake of each, for a named system the stake of each combination. */
  | { kind: 'amount'; amount: number }
  /** Stake of one single or one block; null for the common stake. @spec CP-27 */
  | { kind: 'bet-amount'; outcomeId: number; amount: number | null }
  | { kind: 'block-amount'; blockId: number; amount: number | null }
  /**
   * Codes (a typed one takes precedence; empty or null for none), bonus bet, use of prepaid money. @spec CP-12 CP-13 CP-28 CP-32
   */
  | { kind: 'terms'; terms: Partial<Pick<CouponForm, 'promoCode' | 'manualPromoCode' | 'isBonusBet' | 'isPrepaid'>> }
  /** The account that pays; null for the active one. @spec CP-32 */
  | { kind: 'account'; accountId: number | null }
  /** The player accepts the prices on the screen. @spec CP-25 */
  | { kind: 'accept'; coefs: Readonly<Record<number, number>> };

/** An edit of the coupon, as the slice applies it. */
export type CouponEdit =
  | PlayerEdit
  | { kind: 'toggle'; bet: CouponBet }
  /** Adds or restores bets; with their times they keep their order. */
  | ({ kind: 'add' } & BetsToAdd)
  /** New id for the same content: something sent besides the content has changed, or the last attempt was answered. */
  | { kind: 'renew' };

/** What a page asks for: an edit, or one that is computed from the state when it is applied. */
export type CouponCommand =
  | PlayerEdit
  | { kind: 'clear' }
  /** Restores what was removed last. */
  | { kind: 'undo' }
  /** Keeps the bets of the placed coupon for another one. @spec CP-30 */
  | { kind: 'keep-placed' }
  /** Steps the stake up or down to a multiple of the step, within the limits. @spec CP-21 */
  | { kind: 'step-amount'; direction: 'up' | 'down' }
  /** The largest stake allowed by limits, balance and payout (`selectMaxStake`). @spec CP-32 */
  | { kind: 'max-amount' }
  /** The smallest stake whose possible win is at least `win` (`selectStakeForWin`). @spec CP-10 */
  | { kind: 'amount-to-win'; win: number };
