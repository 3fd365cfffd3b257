import { CouponType } from '@touchline/betting-coupon-math';

/** A bet as rules of coupons see it, in the browser and in the backend. */
export interface RuledBet {
  outcomeId: number;
  gameId: number;
  /** The game that a sub-game (corners, a period) is part of; absent if the game is not known. */
  parentId?: number | undefined;
  sportId?: number | undefined;
  champId?: number | undefined;
  isLive?: boolean | undefined;
  /** The line sells it in singles only: it depends on others, or its express ban is on. */
  isDepend?: boolean | undefined;
  isBannedExpress?: boolean | undefined;
  isBanker?: boolean | undefined;
  isDisabledBanker?: boolean | undefined;
}

/** @returns outcome ids of the bets that cannot be in this coupon. */
export type CouponRule = (bets: readonly RuledBet[], typeId: CouponType) => ReadonlySet<number>;

const TYPES_OF_SINGLES: readonly CouponType[] = [CouponType.Single, CouponType.ManySingles];

/** Outcome ids of the bets that a rule of one bet refuses. */
export const idsOf = (bets: readonly RuledBet[], isRefused: (bet: RuledBet) => boolean): ReadonlySet<number> =>
  new Set(bets.filter(isRefused).map(({ outcomeId }) => outcomeId));

const NONE: ReadonlySet<number> = new Set();

/** A rule of combinations: bets of single coupons do not break it. @spec CP-29 */
export const inCombinations =
  (rule: (bets: readonly RuledBet[]) => ReadonlySet<number>): CouponRule =>
  (bets, typeId) =>
    TYPES_OF_SINGLES.includes(typeId) ? NONE : rule(bets);
