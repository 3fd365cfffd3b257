import { BetStatus } from '@touchline/betting-coupon-math';
import type { BuilderLeg, RefusalReason } from '@touchline/betting-contract';

/** The market of a bet: `param` is its line in thousandths. */
export interface BetMarket {
  id: number;
  typeId: number;
  param: number | null;
}

/** A bet of the coupon, by the specification's names. Coefficients in thousandths, times in seconds. @spec CP-05 */
export interface CouponBet {
  /** The bet's key: an outcome stands in a coupon once. */
  outcomeId: number;
  gameId: number;
  /** The game that a sub-game belongs to. */
  parentId: number | null;
  sportId: number;
  champId: number;
  section: 'line' | 'live';
  kind: number;
  market: BetMarket;
  blockId: number | null;
  /** Type of the outcome. */
  typeId: number;
  /** The outcome's own line where it differs from the market's. */
  param: number | null;
  /** Name of an outcome that is a person or a free text. */
  name: string | null;
  /** The price now. */
  coef: number;
  /** The price that the player picked or accepted last. */
  coefSeen: number;
  number: number;
  startAt: number;
  /** Status of the game. @spec OD-03 */
  status: number;
  /** Status of the bet: of one that is not placed, whether its game has begun. @spec OD-02 */
  statusId: BetStatus;
  scores: readonly [number, number] | null;
  opponents: readonly [string, string];
  subKind: string | null;
  isLive: boolean;
  isBlocked: boolean;
  isDepend: boolean;
  isBannedExpress: boolean;
  isDisabledBanker: boolean;
  isBanker: boolean;
  /** Express of the day that it was picked from. @spec BT-09 */
  expressId: number | null;
  statisticId: string | null;
  /** Both players of a duel, by name. @spec BT-09 */
  playersDuel: readonly [string, string] | null;
  pageType: string;
  /** The lead in goals that wins it at once, as the last quote says. @spec BT-15 */
  earlyLead?: number | undefined;
  /** Legs of a bet builder. @spec BT-10 */
  legs?: readonly BuilderLeg[];
  /** What the last quote holds against this bet in any coupon: its game is over, has begun, or the outcome is gone. */
  goneReason: GoneReason | null;
}

/** Status of a bet that is not placed. @spec OD-02 */
export const unplacedStatus = ({ isLive }: Pick<CouponBet, 'isLive'>): BetStatus =>
  isLive ? BetStatus.NotCalculated : BetStatus.GameNotStarted;

export type GoneReason = Extract<RefusalReason, 'game-finished' | 'game-started' | 'outcome-gone'>;
