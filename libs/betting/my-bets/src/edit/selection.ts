import type { EditSelection } from '@touchline/betting-cash-out-state';
import type { BookedCoupon, Market, Outcome } from '@touchline/betting-contract';
import type { CouponBet } from '@touchline/betting-coupon-state';
import type { GameInfo } from '@touchline/betting-line-state';
import type { BookedSelection } from '@touchline/betting-names';
import type { BetWords } from '../bet-words.ts';

/** Words of whatever is named like a booked selection. */
export type WordsOf = (selection: BookedSelection) => BetWords;

/** What of a placed bet is open: only that can be exchanged. */
export const openSelections = ({ bets }: BookedCoupon): EditSelection[] =>
  bets
    .filter(({ statusId }) => statusId < 0)
    .map(
      ({
        gameId,
        marketId,
        outcomeId,
        coef,
        isBanker,
        sportId,
        opponent1,
        opponent2,
        marketTypeId,
        outcomeTypeId,
        outcomeName,
        param,
      }) => ({
        ...{ gameId, marketId, outcomeId, coef, sportId, opponent1, opponent2, marketTypeId, outcomeTypeId, outcomeName, param },
        ...(isBanker === true && { isBanker }),
      }),
    );

/** A selection of the coupon that is being filled. */
export const couponSelection = ({
  gameId,
  market,
  outcomeId,
  coef,
  sportId,
  opponents,
  typeId,
  name,
  param,
}: CouponBet): EditSelection => ({
  ...{ gameId, marketId: market.id, outcomeId, coef, sportId, opponent1: opponents[0], opponent2: opponents[1] },
  ...{ marketTypeId: market.typeId, outcomeTypeId: typeId, outcomeName: name, param: param ?? market.param },
});

/** An outcome of a game's page. */
export const pageSelection = (game: GameInfo, market: Market, { id, typeId, coef, name, param }: Outcome): EditSelection => ({
  ...{ gameId: game.id, marketId: market.id, outcomeId: id, coef, sportId: game.sportId },
  ...{ opponent1: game.opponent1.name, opponent2: game.opponent2.name },
  ...{ marketTypeId: market.typeId, outcomeTypeId: typeId, outcomeName: name ?? null, param: param ?? market.param ?? null },
});

/** Markets that sell something else than what is there already. */
export const openMarkets = (markets: readonly Market[], taken: ReadonlySet<number>): Market[] =>
  markets
    .filter(({ isSuspended }) => isSuspended !== true)
    .map((market) => ({ ...market, outcomes: market.outcomes.filter(({ id, isBlocked }) => isBlocked !== true && !taken.has(id)) }))
    .filter(({ outcomes }) => outcomes.length > 0);
