import { type BetNow, GameStatus } from '@touchline/betting-contract';
import { isWhole } from '@touchline/shared-primitives';
import { unplacedStatus, type CouponBet, type GoneReason } from '../content/coupon-bet.ts';

const GONE: readonly string[] = ['game-finished', 'game-started', 'outcome-gone'] satisfies GoneReason[];

/** Current price of an outcome elsewhere on the page. */
export interface PriceNow {
  outcomeId: number;
  coef: number;
  isBlocked: boolean;
}

const SCORE = /^(\d{1,4}):(\d{1,4})$/;

/** Score of the quote, or the known one if the quote has none; keeps its identity while unchanged. */
function scoresOf(score: string | null | undefined, known: CouponBet['scores']): CouponBet['scores'] {
  const [, first, second] = SCORE.exec(score ?? '') ?? [];
  if (first === undefined || second === undefined) return known;
  const [a, b] = [Number(first), Number(second)];
  return known?.[0] === a && known[1] === b ? known : [a, b];
}

/** Updates bets from a quote; unchanged bets keep their identity. @spec CP-25 CP-29 CPN-5 */
export function applyQuote(bets: readonly CouponBet[], now: readonly BetNow[]): readonly CouponBet[] {
  const byId = new Map(now.map((bet) => [bet.outcomeId, bet]));
  return eachBet(bets, (bet) => {
    const quoted = byId.get(bet.outcomeId);
    if (quoted === undefined) return {};
    const { reason } = quoted;
    return {
      coef: quoted.coef ?? bet.coef,
      isLive: quoted.isLive,
      status: quoted.isLive && bet.status === GameStatus.NotStarted ? GameStatus.InPlay : bet.status,
      statusId: unplacedStatus(quoted),
      scores: scoresOf(quoted.score, bet.scores),
      isBlocked: reason === 'bet-suspended',
      isDisabledBanker: quoted.isDisabledBanker ?? bet.isDisabledBanker,
      earlyLead: isWhole(quoted.earlyLead) ? quoted.earlyLead : undefined,
      goneReason: reason !== null && GONE.includes(reason) ? (reason as GoneReason) : null,
    };
  });
}

/** Updates bets with the current prices of lists and the game page. @spec ODD-6 */
export function applyPrices(bets: readonly CouponBet[], prices: readonly PriceNow[]): readonly CouponBet[] {
  const byId = new Map(prices.map((price) => [price.outcomeId, price]));
  return eachBet(bets, (bet) => {
    const price = byId.get(bet.outcomeId);
    return price === undefined ? {} : { coef: price.coef, isBlocked: price.isBlocked };
  });
}

function eachBet(bets: readonly CouponBet[], change: (bet: CouponBet) => Partial<CouponBet>): readonly CouponBet[] {
  const next = bets.map((bet) => {
    const changed = { ...bet, ...change(bet) };
    return (Object.keys(changed) as (keyof CouponBet)[]).every((key) => changed[key] === bet[key]) ? bet : changed;
  });
  return next.every((bet, at) => bet === bets[at]) ? bets : next;
}
