import { BetStatus } from '@touchline/betting-coupon-math';
import type { BuilderLeg, RefusalReason } from '@touchline/betting-contract';

/** The market of a bet: `param` is its line in thousandths. */
export interface BetMarket {
  id: number;
  typeId: number;
  param: number | null;
}

/** A bet of the coupon, with the specification's names. Coefficients in thousandths, times in seconds. @spec CP-05 */
export interface CouponBet {
  /** Key of the bet: an outcome can be in a coupon only once. */
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
  /** The outcome's own line if it differs from the market's. */
  param: number | null;
  /** Name of an outcome that is a person or a free text. */
  name: string | null;
  /** Current price. */
  coef: number;
  /** The price that the player last picked or accepted. */
  coefSeen: number;
  number: number;
  startAt: number;
  /** Status of the game. @spec OD-03 */
  status: number;
  /** Status of the bet; before placement, whether its game has begun. @spec OD-02 */
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
  /** Express of the day from which it was picked. @spec BT-09 */
  expressId: number | null;
  statisticId: string | null;
  /** Both players of a duel, by name. @spec BT-09 */
  playersDuel: readonly [string, string] | null;
  pageType: string;
  /** Part of the page where it was picked: `list`, `game`, `search`, `link`. @spec CP-24 */
  source: string;
  /** The lead in goals that wins this bet early, from the last quote. @spec BT-15 */
  earlyLead?: number | undefined;
  /** Legs of a bet builder. @spec BT-10 */
  legs?: readonly BuilderLeg[];
  /** Why the last quote rejects this bet for any coupon: its game is over, has begun, or the outcome is gone. */
  goneReason: GoneReason | null;
}

/** Status of a bet that has not been placed. @spec OD-02 */
export const unplacedStatus = ({ isLive }: Pick<CouponBet, 'isLive'>): BetStatus =>
  isLive ? BetStatus.NotCalculated : BetStatus.GameNotStarted;

export type GoneReason = Extract<RefusalReason, 'game-finished' | 'game-started' | 'outcome-gone'>;
