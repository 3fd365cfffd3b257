import type { EditSelection } from '@touchline/betting-cash-out-state';
import type { BookedCoupon, Market, Outcome } from '@touchline/betting-contract';
import type { CouponBet } from '@touchline/betting-coupon-state';
import type { GameInfo } from '@touchline/betting-line-state';
import type { BookedSelection } from '@touchline/betting-names';
import type { BetWords } from '../bet-words.ts';

/** Texts of any selection with the fields of a booked one. */
export type WordsOf = (selection: BookedSelection) => BetWords;

/** The open bets of a coupon: only those can be exchanged. */
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

/** A selection from the player's coupon. */
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

/** An outcome from a game page. */
export const pageSelection = (game: GameInfo, market: Market, { id, typeId, coef, name, param }: Outcome): EditSelection => ({
  ...{ gameId: game.id, marketId: market.id, outcomeId: id, coef, sportId: game.sportId },
  ...{ opponent1: game.opponent1.name, opponent2: game.opponent2.name },
  ...{ marketTypeId: market.typeId, outcomeTypeId: typeId, outcomeName: name ?? null, param: param ?? market.param ?? null },
});

/** Open markets without the outcomes that are already taken; markets left empty are dropped. */
export const openMarkets = (markets: readonly Market[], taken: ReadonlySet<number>): Market[] =>
  markets
    .filter(({ isSuspended }) => isSuspended !== true)
    .map((market) => ({ ...market, outcomes: market.outcomes.filter(({ id, isBlocked }) => isBlocked !== true && !taken.has(id)) }))
    .filter(({ outcomes }) => outcomes.length > 0);
