import { dependentBets, gameFacts, isGameLive, placementLock } from '@touchline/betting-rules';
import { CouponType } from '@touchline/betting-coupon-math';
import type { Game, Market, Outcome, RefusalReason } from '@touchline/shared-contract';

const { SystemWithBanker } = CouponType;

/** A game as the line knows it, without its markets. */
export type PickedGame = Omit<Game, 'markets'>;

/** What was picked, and where on which page. @spec CP-24 */
export interface Pick {
  game: PickedGame;
  market: Omit<Market, 'outcomes'>;
  outcome: Outcome;
  /** Where in the page: `list`, `game`, `search`. */
  source: string;
  /** Page it was picked on: `home`, `line`, `live`, `game`. */
  pageType: string;
}

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
  statusId: number;
  scores: readonly [number, number] | null;
  opponents: readonly [string, string];
  subKind: string | null;
  isLive: boolean;
  isBlocked: boolean;
  isDepend: boolean;
  isBannedExpress: boolean;
  isDisabledBanker: boolean;
  isBanker: boolean;
  expressId: number | null;
  statisticId: string | null;
  playersDuel: null;
  pageType: string;
  /** What the last quote holds against this bet in any coupon: its game is over, has begun, or the outcome is gone. */
  goneReason: GoneReason | null;
}

export type GoneReason = Extract<RefusalReason, 'game-finished' | 'game-started' | 'outcome-gone'>;

/** A bet as it enters the coupon. @spec CP-05 CP-24 */
export function betOf({ game, market, outcome, pageType }: Pick): CouponBet {
  const { state } = game;
  return {
    outcomeId: outcome.id,
    gameId: game.id,
    parentId: game.parentId ?? null,
    sportId: game.sportId,
    champId: game.champId,
    section: game.section,
    kind: game.kind,
    market: { id: market.id, typeId: market.typeId, param: market.param ?? null },
    blockId: null,
    typeId: outcome.typeId,
    param: outcome.param ?? null,
    name: outcome.name ?? null,
    coef: outcome.coef,
    coefSeen: outcome.coef,
    number: game.number,
    startAt: game.startAt,
    statusId: state.statusId,
    scores: state.score?.main ?? null,
    opponents: [game.opponent1.name, game.opponent2.name],
    subKind: game.subKind ?? null,
    isLive: isGameLive(gameFacts(game)),
    isBlocked: outcome.isBlocked === true || market.isSuspended === true || state.isSuspended === true,
    isDepend: outcome.isDepend === true,
    isBannedExpress: outcome.isBannedExpress === true,
    isDisabledBanker: false,
    isBanker: false,
    expressId: null,
    statisticId: game.statisticId ?? null,
    playersDuel: null,
    pageType,
    goneReason: null,
  };
}

export type LockReason = GoneReason | 'bet-suspended' | 'dependent-bets' | 'banned-from-express' | 'banker-disabled';

/** Why each bet cannot be placed in a coupon of this type; bets that can are left out. @spec CP-08 CP-29 */
export function lockReasons(bets: readonly CouponBet[], typeId: CouponType): ReadonlyMap<number, LockReason> {
  const dependent = dependentBets(bets.map(({ outcomeId, gameId, parentId }) => ({ outcomeId, gameId, parentId: parentId ?? undefined })));
  const reasons = new Map<number, LockReason>();
  for (const bet of bets) {
    const isDepend = bet.isDepend || dependent.has(bet.outcomeId);
    const isWrongBanker = typeId === SystemWithBanker && bet.isBanker && bet.isDisabledBanker;
    const lock = placementLock({ isBlocked: bet.isBlocked, isDepend, isBannedExpress: bet.isBannedExpress }, typeId);
    const reason = bet.goneReason ?? lock ?? (isWrongBanker ? 'banker-disabled' : null);
    if (reason !== null) reasons.set(bet.outcomeId, reason);
  }
  return reasons;
}

/**
 * Bets whose removal frees the rest: each that is locked by itself, and of bets that depend on each other all but the one added first.
 * @spec CP-29
 */
export function betsToRemove(bets: readonly CouponBet[], typeId: CouponType): number[] {
  const kept: CouponBet[] = [];
  for (const bet of bets) if (lockReasons([...kept, bet], typeId).size === 0) kept.push(bet);
  return bets.filter((bet) => !kept.includes(bet)).map(({ outcomeId }) => outcomeId);
}
