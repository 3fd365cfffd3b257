import type { BetChances } from '@touchline/betting-coupon-math';
import type { BuilderLeg } from '@touchline/betting-contract';
import type { GameIdentity } from '@touchline/server-engine';

/** Identifies the price of a bet. */
export interface PriceRef {
  gameId: number;
  marketId: number;
  outcomeId: number;
  /** The legs, if it is a combination of the bet builder. @spec BT-10 */
  legs?: readonly Omit<PriceRef, 'legs'>[];
}

/** A current price with all data that a booked bet stores. */
export interface PriceNow extends Omit<PriceRef, 'legs'>, GameIdentity {
  /** Shared by a match and its sub-games; two bets with the same root depend on each other. */
  rootGameId: number;
  marketTypeId: number;
  outcomeTypeId: number;
  param: number | null;
  outcomeName: string | null;
  /** Players of a duel, by name; null or absent for other bets. @spec BT-09 */
  playersDuel?: readonly [string, string] | null;
  /** Thousandths. */
  coef: number;
  /** How likely it is now to end in each way, without the house's margin. */
  chances: BetChances;
  /** The price, its market or its game is suspended. */
  isSuspended: boolean;
  isDepend: boolean;
  isBannedExpress: boolean;
  /** May not be a banker. @spec CP-29 */
  isDisabledBanker: boolean;
  /** Kind of the game: 7 is excluded from bonus bets. @spec CP-12 */
  kind: number;
  isLive: boolean;
  isFinished: boolean;
  sportId: number;
  champId: number;
  champName: string;
  /** Milliseconds: last update of the line. */
  updatedAt: number;
  /** Score as text (2:1); null before kick-off. */
  score: string | null;
  /** Increases with every move of this price. @spec ODD-3 */
  priceVersion: number;
  /** The lead that wins a bet at once; null or absent if only the result counts. @spec BT-15 */
  earlyLead?: number | null;
  /** For a bet builder: its legs, and the odds of each subset by the bit mask of its legs. @spec BT-10 */
  builder?: { legs: readonly BuilderLeg[]; coefs: readonly number[] };
}

/** Current state of a match. */
export interface MatchNow {
  /** The deciding score: home, away. */
  score: readonly [number, number];
  /** Current minute, from 1; null for sports whose clock does not count up. */
  minute: number | null;
}

/** Current value of an open bet builder. @spec BT-10 */
export type BuilderWorth = GameIdentity & Pick<PriceNow, 'isLive' | 'isSuspended' | 'isFinished' | 'updatedAt' | 'coef' | 'chances'>;

/** Source of prices and results for coupons. */
export interface PriceSource<Result> {
  /** The current price; `no-game` or `no-outcome` if it is not on offer. */
  quote(ref: PriceRef): PriceNow | 'no-game' | 'no-outcome';
  /**
   * The game under an id, on the line, in play or over; undefined for an unknown id.
   *
   * @param aroundMs - about when it is played: ids repeat, and the game nearest to this time is meant. @spec BET-9
   */
  game(gameId: number, aroundMs: number): GameIdentity | undefined;
  /** A match in play, by its own id or that of a sub-game; undefined otherwise. */
  match(gameId: number): MatchNow | undefined;
  /** Current value of a booked combination, whether or not its legs are still on offer; undefined if unknown. @spec BT-10 */
  worth?(booked: { gameId: number; legs: readonly BuilderLeg[]; coefs: readonly number[] }): BuilderWorth | undefined;
  /** The final result; undefined if it is open or the game is unknown. @param aroundMs - as in {@link game}. */
  result(gameId: number, aroundMs?: number): Result | undefined;
  /** The score at which a side (0 first, 1 second) first led by this many; undefined while it has not. @spec BT-15 */
  firstLead?(gameId: number, side: 0 | 1, by: number, aroundMs?: number): readonly [number, number] | undefined;
  /** Changes whenever recorded games were imported: their results may differ from those that were settled by. Absent: never. */
  imports?: {
    revision(): number;
    has(gameId: number): boolean;
  };
  /** Calls the listener for every game that has just finished. @returns unsubscribes. */
  onSettled(listener: (gameId: number) => void): () => void;
}
