import { type GameIdentity, isSameGame } from '@touchline/server-engine';
import { isoIn, UTC } from '@touchline/shared-primitives/calendar';
import type { PriceNow, PriceSource } from './prices.ts';
import { builderOf } from './builder-bet.ts';
import { earlySide } from './early-payout.ts';
import { type BetRow, duelOf } from './rows.ts';

/**
 * The only place where a booked bet meets the game that is now under its id. Ids may come to another game: an import without its register,
 * another catalogue, another speed. Everything here compares what was sold with what is there, and treats a difference as no game at all.
 */

/** What a bet stores of its game. */
export type SoldGame = Pick<BetRow, 'game_id' | 'opponent1' | 'opponent2' | 'start_at' | 'sub_kind'>;

const UNIT = 1000;

/** Whether a game is, or was under an earlier name or kick-off, the one that was sold. */
export const isSoldGame = ({ sub_kind, start_at: startAt, ...opponents }: Omit<SoldGame, 'game_id'>, game: GameIdentity): boolean =>
  sub_kind === game.subKind && isSameGame({ ...opponents, startAt }, game);

const aroundMs = ({ start_at }: Pick<SoldGame, 'start_at'>): number => start_at * UNIT;

/** The game that is now under the id of a bet, if it is another one than was sold. */
export function otherGame(sold: SoldGame, { game }: Pick<PriceSource<unknown>, 'game'>): GameIdentity | undefined {
  const there = game(sold.game_id, aroundMs(sold));
  return there === undefined || isSoldGame(sold, there) ? undefined : there;
}

/** The result of the game that was sold; undefined while it is open, and if another game is under its id. */
export function soldResult<Result>(sold: SoldGame, prices: Pick<PriceSource<Result>, 'game' | 'result'>): Result | undefined {
  return otherGame(sold, prices) === undefined ? prices.result(sold.game_id, aroundMs(sold)) : undefined;
}

/** The score at which an early lead won this bet; null if none has or the bet has no early payout. @spec BT-15 */
export function earlyScore(
  bet: SoldGame & Pick<BetRow, 'outcome_type_id' | 'early_lead'>,
  prices: Pick<PriceSource<unknown>, 'firstLead' | 'game'>,
): string | null {
  const side = earlySide(bet);
  if (bet.early_lead === null || side === null || otherGame(bet, prices) !== undefined) return null;
  const score = prices.firstLead?.(bet.game_id, side, bet.early_lead, aroundMs(bet));
  return score === undefined ? null : score.join(':');
}

/** Fields of a price that the value of an open bet needs. */
export type OpenPrice = Pick<
  PriceNow,
  'outcomeId' | 'isLive' | 'isSuspended' | 'isFinished' | 'startAt' | 'updatedAt' | 'coef' | 'chances'
>;

/** Whether a price is that of the market and the outcome that were sold. */
function isSoldOutcome(bet: BetRow, price: PriceNow): boolean {
  const [first, second] = duelOf(bet) ?? [];
  return (
    price.marketTypeId === bet.market_type_id &&
    price.outcomeTypeId === bet.outcome_type_id &&
    price.param === bet.param &&
    price.outcomeName === bet.outcome_name &&
    price.playersDuel?.[0] === first &&
    price.playersDuel?.[1] === second
  );
}

/** The current price of the outcome that was sold; a bet builder is valued by its legs, including those no longer on offer. @spec BT-10 */
export function soldPrice(bet: BetRow, prices: Pick<PriceSource<unknown>, 'quote' | 'worth'>): OpenPrice | undefined {
  const { game_id: gameId, market_id: marketId, outcome_id: outcomeId } = bet;
  const builder = builderOf(bet);
  if (builder === null) {
    const price = prices.quote({ gameId, marketId, outcomeId });
    return typeof price === 'string' || !isSoldGame(bet, price) || !isSoldOutcome(bet, price) ? undefined : price;
  }
  const worth = prices.worth?.({ gameId, ...builder });
  return worth && isSoldGame(bet, worth) ? { ...worth, outcomeId } : undefined;
}

/** The current state of the match that was sold. */
export const soldMatch = (
  sold: SoldGame,
  prices: Pick<PriceSource<unknown>, 'game' | 'match'>,
): ReturnType<PriceSource<unknown>['match']> => (otherGame(sold, prices) === undefined ? prices.match(sold.game_id) : undefined);

const nameOf = (opponent1: string, opponent2: string, startAt: number): string =>
  `${opponent1} - ${opponent2} of ${isoIn(startAt * UNIT, UTC).slice(0, 16)}`;

/** A bet whose id is that of another game now. It is set aside: an operator puts the right game back, or cancels the coupon. */
export class SoldOtherGame extends Error {
  constructor(bet: BetRow, there: GameIdentity) {
    // The coupon is the name of the stuck item; reasons are cut off at 200 characters.
    super(
      `bet ${bet.position} was sold on ${nameOf(bet.opponent1, bet.opponent2, bet.start_at)}; ` +
        `${bet.game_id} is now ${nameOf(there.opponent1, there.opponent2, there.startAt)}`,
    );
    this.name = 'SoldOtherGame';
  }
}
