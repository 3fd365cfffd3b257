import { BetStatus } from '@touchline/betting-contract';
import type { MarketKindKey } from '../markets/market-kinds.ts';
import { marketTypeOf, type MarketType, outcomeParam } from '../markets/market-types.ts';
import { OUTCOME as O } from '../markets/outcome.ts';
import { continuationsOf } from './continuations.ts';
import { countOf, type EarlyEnd, type GameResult } from './game-result.ts';
import type { OutcomeToSettle } from './outcome-to-settle.ts';
import { voidRulesOf } from './void-rules.ts';

/** Status of a bet by a result that is taken as that of a finished game. */
type Settle = (bet: OutcomeToSettle, result: GameResult) => BetStatus;

const MATCH_WINNERS: ReadonlySet<MarketKindKey> = new Set(['winner', 'winner-with-overtime', 'to-qualify']);
const isMatchWinner = ({ key, period, measure }: MarketType): boolean => MATCH_WINNERS.has(key) && period === 0 && measure === 'score';

/** Whether the sport takes a stopped game as finished. */
const countsAsFinished = (end: EarlyEnd, standsWithinSeconds: number | null): boolean =>
  end.kind === 'abandoned' && end.secondsLeft !== undefined && standsWithinSeconds !== null && end.secondsLeft <= standsWithinSeconds;

/**
 * Status of a bet on a game that was stopped or given up: decided markets are settled, everything else is returned.
 *
 * A market is decided if nothing that could still have happened would change the status of any of its outcomes. That is found by the
 * settlement code itself, on the counts as they were and with everything that could follow them. Only what was played counts: a tenth game
 * that had to come does not. A bet that can only win has won, also where the market has further outcomes (a scorer).
 *
 * @spec OD-02
 */
export function settleEarlyEnd(bet: OutcomeToSettle, result: GameResult, settle: Settle): BetStatus {
  const { endedEarly: end, ...finished } = result;
  const type = marketTypeOf(bet.marketTypeId);
  if (end === undefined || type === undefined) return settle(bet, finished);
  if (end.kind === 'walkover') return BetStatus.ForcedReturn;
  const rules = voidRulesOf(bet.sportId);
  if (countsAsFinished(end, rules.standsWithinSeconds)) return settle(bet, finished);
  if (end.kind === 'retired' && isMatchWinner(type)) {
    if (rules.winnerAfterPeriods === null || end.periodsCompleted < rules.winnerAfterPeriods) return BetStatus.ForcedReturn;
    return (bet.outcomeTypeId === O.Winner1) === (end.side === 2) ? BetStatus.Win : BetStatus.Lose;
  }
  return decidedStatus(bet, type, { result: finished, periodsCompleted: end.periodsCompleted }, settle) ?? BetStatus.ForcedReturn;
}

interface Stopped {
  result: GameResult;
  periodsCompleted: number;
}

/** Status of a bet that is decided although its game did not end; undefined if it is not. */
function decidedStatus(bet: OutcomeToSettle, type: MarketType, stopped: Stopped, settle: Settle): BetStatus | undefined {
  const now = settle(bet, stopped.result);
  if (now < 0) return undefined;
  const all = continuationsOf(stopped.result, type, {
    periodsCompleted: stopped.periodsCompleted,
    sportId: bet.sportId,
    names: [bet.name ?? undefined, ...(bet.playersDuel ?? [])],
  });
  const isCertain = (one: OutcomeToSettle): boolean => {
    const status = settle(one, stopped.result);
    return all.every((result) => settle(one, result) === status);
  };
  if (!isCertain(bet)) return undefined;
  if (now === BetStatus.Win) return now;
  const isDecided = isListed(type) ? isCountFinal(type, stopped.result, all) : outcomesOf(bet, type).every(isCertain);
  return isDecided ? now : undefined;
}

const NUMBERED: ReadonlySet<MarketKindKey> = new Set(['next-score', 'race-to']);
/** Each outcome states its own count, range or score, so that the others are not known here. */
const isListed = ({ key, param }: MarketType): boolean =>
  (param === 'count' || param === 'range' || param === 'score') && !NUMBERED.has(key);

function isCountFinal({ measure, period }: MarketType, now: GameResult, all: readonly GameResult[]): boolean {
  const count = countOf(now, measure, period);
  return all.every((result) => {
    const later = countOf(result, measure, period);
    return later?.[0] === count?.[0] && later?.[1] === count?.[1];
  });
}

/** The outcomes of the bet's market: of the same line, number or name. */
function outcomesOf(bet: OutcomeToSettle, type: MarketType): OutcomeToSettle[] {
  const line = bet.param === null ? undefined : bet.outcomeTypeId === O.Handicap2 ? 0 - bet.param : bet.param;
  return type.outcomes.map((outcomeTypeId) => ({
    ...bet,
    outcomeTypeId,
    param: line === undefined ? null : outcomeParam({ typeId: type.id, param: line }, { typeId: outcomeTypeId }),
  }));
}
