import type { BuilderLeg } from '@touchline/betting-contract';

/** Which price a bet is about. */
export interface PriceRef {
  gameId: number;
  marketId: number;
  outcomeId: number;
  /** Outcomes that it stands for, where it is a combination of the bet builder. @spec BT-10 */
  legs?: readonly Omit<PriceRef, 'legs'>[];
}

/** A price as it stands at the moment of asking, with everything that a booked bet keeps for good. */
export interface PriceNow extends Omit<PriceRef, 'legs'> {
  /** Games that belong together (a match and its sub-games) share it: two bets of one root depend on each other. */
  rootGameId: number;
  marketTypeId: number;
  outcomeTypeId: number;
  param: number | null;
  outcomeName: string | null;
  /** Players of a duel, by name; null or absent for other bets. @spec BT-09 */
  playersDuel?: readonly [string, string] | null;
  /** Thousandths. */
  coef: number;
  /** How likely it is without the house's margin, returns taken out; millionths. */
  chance: number;
  /** The price, its market or its game is paused. */
  isSuspended: boolean;
  isDepend: boolean;
  isBannedExpress: boolean;
  /** May not be a banker. @spec CP-29 */
  isDisabledBanker: boolean;
  /** Kind of the game: 7 is left out of bonus bets. @spec CP-12 */
  kind: number;
  isLive: boolean;
  isFinished: boolean;
  sportId: number;
  champId: number;
  champName: string;
  opponent1: string;
  opponent2: string;
  /** Seconds. A line game closes at this moment. */
  startAt: number;
  subKind: string | null;
  /** Milliseconds: when the line was last alive. */
  updatedAt: number;
  /** Score as text (2:1), null before the game. */
  score: string | null;
  /** Counts up with every move of this price. @spec ODD-3 */
  priceVersion: number;
  /** The lead that wins a bet at once; null or absent where only the result does. @spec BT-15 */
  earlyLead?: number | null;
  /** Of a bet builder: its legs, and the odds of each part of it by the mask of its legs. @spec BT-10 */
  builder?: { legs: readonly BuilderLeg[]; coefs: readonly number[] };
}

/** How far a match is. */
export interface MatchNow {
  /** What decides it: home, away. */
  score: readonly [number, number];
  /** The minute that its clock shows, from 1; null for a sport whose clock does not count up. */
  minute: number | null;
}

/** What an open bet builder is worth. @spec BT-10 */
export type BuilderWorth = Pick<PriceNow, 'isLive' | 'isSuspended' | 'isFinished' | 'startAt' | 'updatedAt' | 'coef' | 'chance'>;

/** What coupons need from whoever makes prices and results. */
export interface PriceSource<Result> {
  /** The price now; `no-game` and `no-outcome` when there is nothing to sell. */
  quote(ref: PriceRef): PriceNow | 'no-game' | 'no-outcome';
  /** A match in play, by its own id or that of a sub-game; undefined before it, after it, and when it is unknown. */
  match(gameId: number): MatchNow | undefined;
  /** What a booked combination is worth now, whether its legs are still sold or not; undefined while nobody knows. @spec BT-10 */
  worth?(booked: { gameId: number; legs: readonly BuilderLeg[]; coefs: readonly number[] }): BuilderWorth | undefined;
  /** The final result, or undefined while it is open or when the game is unknown. */
  result(gameId: number): Result | undefined;
  /** The score with which a side (0 the first, 1 the other) first led by so many; undefined while it has not. @spec BT-15 */
  firstLead?(gameId: number, side: 0 | 1, by: number): readonly [number, number] | undefined;
  /** Calls back for every game that has just got its result; the answer ends the subscription. */
  onSettled(listener: (gameId: number) => void): () => void;
}
