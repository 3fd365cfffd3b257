import { CouponType, MOST_BETS } from '@touchline/betting-coupon-math';
import { marketTypeId } from '@touchline/betting-rules';
import type { CouponBet } from '@touchline/betting-coupon-state';

const WINNER = marketTypeId('race-winner');
const PLACE = marketTypeId('place');
/** Blocks of an each-way coupon. */
export const WIN_BLOCK = 1;
export const PLACE_BLOCK = 2;

type RaceBet = Pick<CouponBet, 'outcomeId' | 'gameId' | 'blockId' | 'name'> & { market: { typeId: number } };

/** A winner of the coupon, and its place if that is in the coupon too. */
export interface EachWayPair<Bet> {
  win: Bet;
  place: Bet | undefined;
}

/**
 * The each-way pairs of a coupon: the winners of races, each with its place. Null if the coupon has other bets, two winners of one race, or
 * is too long for both parts.
 * @spec BT-08 CP-27
 */
export function eachWayPairs<Bet extends RaceBet>(bets: readonly Bet[], typeId: number): readonly EachWayPair<Bet>[] | null {
  if (typeId !== CouponType.Single && typeId !== CouponType.Express) return null;
  const wins = bets.filter(({ market }) => market.typeId === WINNER);
  const pairs = wins.map((win) => ({
    win,
    place: bets.find(({ market, gameId, name }) => market.typeId === PLACE && gameId === win.gameId && name === win.name),
  }));
  const used = pairs.reduce((count, { place }) => count + (place === undefined ? 1 : 2), 0);
  const races = new Set(wins.map(({ gameId }) => gameId));
  const isWhole = wins.length > 0 && used === bets.length && races.size === wins.length && wins.length * 2 <= MOST_BETS;
  return isWhole ? pairs : null;
}

/** Whether the coupon is each way: all winners in one part, all places in the other. */
export const isEachWay = (pairs: readonly EachWayPair<RaceBet>[]): boolean =>
  pairs.every(({ win, place }) => win.blockId === WIN_BLOCK && place?.blockId === PLACE_BLOCK);

/** The market of places and the outcome of this runner in it. */
export function placeOf<
  Market extends { typeId: number; isSuspended?: boolean | undefined; outcomes: readonly { name?: string | undefined }[] },
>(markets: readonly Market[], name: string | null): { market: Market; outcome: Market['outcomes'][number] } | undefined {
  const market = markets.find(({ typeId, isSuspended }) => typeId === PLACE && isSuspended !== true);
  const outcome = market?.outcomes.find((one) => one.name === name);
  return market === undefined || outcome === undefined ? undefined : { market, outcome };
}
