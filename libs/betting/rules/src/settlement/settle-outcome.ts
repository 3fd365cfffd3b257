import { BetStatus } from '@touchline/betting-contract';
import type { MarketKindKey } from '../markets/market-kinds.ts';
import { marketTypeOf } from '../markets/market-types.ts';
import * as counts from './count-settlers.ts';
import { settleEarlyEnd } from './early-end.ts';
import type { GameResult } from './game-result.ts';
import * as orders from './order-settlers.ts';
import type { OutcomeToSettle } from './outcome-to-settle.ts';
import { byYesNo, type Settler } from './question.ts';
import * as races from './race-settlers.ts';
import * as results from './result-settlers.ts';

const SETTLERS: Readonly<Record<MarketKindKey, Settler>> = {
  result: results.settleResult,
  winner: results.settleWinner,
  'double-chance': results.settleResult,
  'draw-no-bet': results.settleDrawNoBet,
  'winner-with-overtime': results.settleFinalWinner,
  'to-qualify': results.settleFinalWinner,
  handicap: results.settleHandicap,
  'asian-handicap': results.settleHandicap,
  'european-handicap': results.settleEuropeanHandicap,
  'winning-margin': results.settleMargin,
  'half-time-full-time': results.settleHalfTimeFullTime,
  'result-and-total': results.settleCombined,
  'result-and-both-score': results.settleCombined,
  'double-chance-and-total': results.settleCombined,
  'total-and-both-score': results.settleCombined,
  total: counts.settleTotal,
  'asian-total': counts.settleTotal,
  'total-1': counts.settleTotal1,
  'total-2': counts.settleTotal2,
  'total-with-overtime': counts.settleFinalTotal,
  'odd-even': counts.settleOddEven,
  'odd-even-1': counts.settleOddEven1,
  'odd-even-2': counts.settleOddEven2,
  'exact-count': counts.settleExactCount,
  'exact-count-1': counts.settleExactCount1,
  'exact-count-2': counts.settleExactCount2,
  'count-range': counts.settleCountRange,
  'exact-score': counts.settleExactScore,
  'both-score': byYesNo(([home, away]) => home > 0 && away > 0),
  'team-1-scores': byYesNo(([home]) => home > 0),
  'team-2-scores': byYesNo(([, away]) => away > 0),
  'clean-sheet-1': byYesNo(([, away]) => away === 0),
  'clean-sheet-2': byYesNo(([home]) => home === 0),
  'win-to-nil-1': byYesNo(([home, away]) => home > away && away === 0),
  'win-to-nil-2': byYesNo(([home, away]) => away > home && home === 0),
  'win-both-halves-1': counts.byHalves((one, two) => one[0] > one[1] && two[0] > two[1]),
  'win-both-halves-2': counts.byHalves((one, two) => one[1] > one[0] && two[1] > two[0]),
  'win-either-half-1': counts.byHalves((one, two) => one[0] > one[1] || two[0] > two[1]),
  'win-either-half-2': counts.byHalves((one, two) => one[1] > one[0] || two[1] > two[0]),
  'score-both-halves-1': counts.byHalves((one, two) => one[0] > 0 && two[0] > 0),
  'score-both-halves-2': counts.byHalves((one, two) => one[1] > 0 && two[1] > 0),
  'goal-both-halves': counts.byHalves((one, two) => one[0] + one[1] > 0 && two[0] + two[1] > 0),
  'draw-either-half': counts.byHalves((one, two) => one[0] === one[1] || two[0] === two[1]),
  'highest-scoring-half': counts.settleHighestHalf,
  'tie-break': counts.settleTieBreak,
  'next-score': orders.settleNextScore,
  'first-score': orders.settleFirstScore,
  'last-score': orders.settleLastScore,
  'race-to': orders.settleRaceTo,
  scorer: orders.settleScorer,
  'first-scorer': orders.settleFirstScorer,
  'last-scorer': orders.settleLastScorer,
  'player-duel': orders.settlePlayerDuel,
  'own-goal': orders.settleOwnGoal,
  'penalty-goal': orders.settlePenaltyGoal,
  'red-card': orders.settleRedCard,
  'comeback-win': orders.settleComeback,
  'first-blood': orders.settleFirstBlood,
  overtime: orders.settleOvertime,
  outright: orders.settleOutright,
  'race-winner': races.settleRaceWinner,
  place: races.settlePlace,
  'head-to-head': races.settleHeadToHead,
  'winner-number': races.settleWinnerNumber,
  // Settled by its legs instead.
  builder: () => undefined,
};

/**
 * Status of a bet once its game is over.
 *
 * An awarded or void game forces the return of every stake. Of a game that ended early (`endedEarly`), markets that were decided by then
 * are settled and the others are returned, by the rules of its sport. A bet that needs a fact missing in the result (corners were not
 * counted, goals are known without their order) stays not calculated; so does a market type of another release.
 *
 * @spec OD-02
 */
export function settleOutcome(bet: OutcomeToSettle, result: GameResult): BetStatus {
  if (result.isVoid === true || result.isAwarded === true) return BetStatus.ForcedReturn;
  return result.endedEarly === undefined ? settleFinished(bet, result) : settleEarlyEnd(bet, result, settleFinished);
}

/**
 * How the winner of an outright shares its prize: with `n` winners a bet on each wins one part in `n` of its payout, stake included.
 * Undefined if the bet is no outright, and with one winner.
 *
 * @spec OD-02
 * @example
 * const bet = { marketTypeId: marketTypeId('outright'), outcomeTypeId: OUTCOME.Participant, param: null, name: 'Ana Ferrer' };
 * deadHeatOf(bet, { main: [0, 0], periods: [], winners: ['Ana Ferrer', 'Mia Lund'] }); // => { places: 1, tied: 2 }
 */
export function deadHeatOf(bet: OutcomeToSettle, { winners = [] }: GameResult): { places: number; tied: number } | undefined {
  const isShared = winners.length > 1 && marketTypeOf(bet.marketTypeId)?.key === 'outright';
  return isShared && settleFinished(bet, { main: [0, 0], periods: [], winners }) === BetStatus.Win
    ? { places: 1, tied: winners.length }
    : undefined;
}

function settleFinished(bet: OutcomeToSettle, result: GameResult): BetStatus {
  const type = marketTypeOf(bet.marketTypeId);
  if (type === undefined || !type.outcomes.some((id) => id === bet.outcomeTypeId)) return BetStatus.NotCalculated;
  const { key, measure, period } = type;
  const { outcomeTypeId: outcome, param, name, playersDuel } = bet;
  const question = { outcome, param: param ?? 0, name: name ?? undefined, duel: playersDuel ?? undefined, measure, period, result };
  return SETTLERS[key](question) ?? BetStatus.NotCalculated;
}
