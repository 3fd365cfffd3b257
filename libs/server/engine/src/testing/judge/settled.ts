import { BetStatus } from '@touchline/betting-contract';
import { outcomeParam, settleOutcome, type GameResult } from '@touchline/betting-rules';
import type { PricedMarket, PricedOutcome } from '../../pricing/draft.ts';

const PAID: Readonly<Record<number, (coef: number) => number>> = {
  [BetStatus.Win]: (coef) => coef,
  [BetStatus.Lose]: () => 0,
  [BetStatus.Return]: () => 1,
  [BetStatus.HalfWinHalfReturn]: (coef) => (coef + 1) / 2,
  [BetStatus.HalfLoseHalfReturn]: () => 0.5,
  [BetStatus.HalfLoseHalfWin]: (coef) => coef / 2,
};

/** What a stake of 1 at these odds is paid; undefined if the result does not decide the bet. */
export function paidFor(
  market: PricedMarket,
  outcome: PricedOutcome,
  { result, coef }: { result: GameResult; coef: number },
): number | undefined {
  const status = settleOutcome(
    {
      marketTypeId: market.typeId,
      outcomeTypeId: outcome.typeId,
      param: outcomeParam(market, outcome),
      name: outcome.name,
      playersDuel: market.playersDuel,
    },
    result,
  );
  return PAID[status]?.(coef);
}
