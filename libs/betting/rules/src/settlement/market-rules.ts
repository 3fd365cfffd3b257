import { BetStatus } from '@touchline/betting-contract';
import { marketTypeOf, outcomeParam, type MarketType } from '../markets/market-types.ts';
import { OUTCOME as O } from '../markets/outcome.ts';
import { extraTimeOf } from './extra-time.ts';
import type { GameResult, Pair } from './game-result.ts';
import type { OutcomeToSettle } from './outcome-to-settle.ts';
import { deadHeatOf, settleOutcome } from './settle-outcome.ts';
import { sportOf, voidRulesOf } from './void-rules.ts';

/** What a market counts. */
export type Counted = 'score' | 'units' | 'corners' | 'cards' | 'order' | 'incident' | 'player' | 'duel' | 'finish' | 'winners' | 'legs';

/** How a market settles, for players to read. */
export interface MarketRules {
  counted: Counted;
  /** The part of the game that counts; 0 is the whole game. */
  period: number;
  /** Whether extra time, overtime or a shoot-out counts; null if the sport has none. */
  extraTime: 'counts' | 'not-counted' | null;
  /** The stake is returned if the count is level, or exactly on the line; null if neither can be. */
  void: 'level' | 'on-line' | null;
  /** A line can be a quarter, of which each half is settled by itself. */
  hasQuarters: boolean;
  /** What several winners do; null if the market has one winner at most. */
  deadHeat: 'divided' | 'impossible' | null;
  /** A game that is stopped for good counts as finished with at most this much play left, in seconds; null: never. */
  standsWithinSeconds: number | null;
  /** After a retirement the other side wins this bet once so many periods are complete; null: it is not decided by a retirement. */
  winnerAfterPeriods: number | null;
}

const ONE = 'one';
const OTHER = 'other';
const QUARTER = 250;
const LINE = 2000;
const HALVES: readonly BetStatus[] = [BetStatus.HalfWinHalfReturn, BetStatus.HalfLoseHalfReturn, BetStatus.HalfLoseHalfWin];
const ORDER: ReadonlySet<string> = new Set(['next-score', 'first-score', 'last-score', 'race-to', 'first-blood', 'comeback-win']);
const INCIDENTS: ReadonlySet<string> = new Set(['own-goal', 'penalty-goal', 'red-card', 'overtime', 'tie-break']);
const SETS: ReadonlySet<string> = new Set(['tennis', 'volleyball', 'table-tennis']);

/** A result with the same count on both sides, in every measure and period. */
function levelResult(each: number, periods: number): GameResult {
  const pair: Pair = [each, each];
  const whole: Pair = [each * periods, each * periods];
  const count = { main: whole, periods: Array.from({ length: periods }, () => pair) };
  return { ...count, regularPeriods: periods, corners: count, cards: count, red: [0, 0], ...(each === 0 && { incidents: [] }) };
}

/** Statuses of all outcomes of a market with this line. */
function statusesOf(type: MarketType, { sportId, param }: { sportId: number; param: number }, result: GameResult): BetStatus[] {
  return type.outcomes.map((outcomeTypeId) => {
    const bet: OutcomeToSettle = {
      ...{ marketTypeId: type.id, outcomeTypeId, name: ONE, playersDuel: [ONE, OTHER], sportId },
      param: outcomeParam({ typeId: type.id, param }, { typeId: outcomeTypeId }),
    };
    return settleOutcome(bet, result);
  });
}

function countedBy({ key, group, measure, sports }: MarketType): Counted {
  if (key === 'builder') return 'legs';
  if (key === 'outright') return 'winners';
  if (sports.includes('race')) return 'finish';
  if (key === 'player-duel') return 'duel';
  if (group === 'players') return 'player';
  if (INCIDENTS.has(key)) return 'incident';
  return ORDER.has(key) && measure === 'score' ? 'order' : measure;
}

/** Periods after which a retirement of the second side wins the bet on the first. */
function afterRetirement(type: MarketType, sportId: number, periods: number): number | null {
  const at = type.outcomes.findIndex((outcome) => outcome === O.Winner1);
  if (at < 0) return null;
  const wins = (periodsCompleted: number): boolean => {
    const result: GameResult = { ...levelResult(0, periods), endedEarly: { kind: 'retired', side: 2, periodsCompleted } };
    return statusesOf(type, { sportId, param: 0 }, result)[at] === BetStatus.Win;
  };
  const after = Array.from({ length: periods + 1 }, (_, count) => count).find(wins);
  return after ?? null;
}

function extraTime(type: MarketType, sportId: number, periods: number): MarketRules['extraTime'] {
  const sport = extraTimeOf(sportId);
  if (sport === 'none') return null;
  if (type.period > 0) return 'not-counted';
  if (sport === 'in-score') return 'counts';
  const regular = levelResult(1, periods);
  const longer: GameResult = { ...regular, afterExtraTime: [regular.main[0] + 1, regular.main[1]] };
  const param = type.param === 'line' ? LINE * periods : 0;
  const [before, after] = [regular, longer].map((result) => statusesOf(type, { sportId, param }, result).join());
  return before === after ? 'not-counted' : 'counts';
}

/**
 * How a market of a sport settles. What settlement decides by itself is found by settling: level counts, whole lines, extra time,
 * retirements and dead heats. So a market can't be described otherwise than it is settled.
 *
 * @returns undefined for a market type of another release.
 * @spec OD-02 BT-01
 * @example
 * marketRules(marketTypeId('draw-no-bet'), 1)?.void; // => 'level'
 * marketRules(marketTypeId('winner'), 4)?.winnerAfterPeriods; // => 1
 */
export function marketRules(typeId: number, sportId: number): MarketRules | undefined {
  const type = marketTypeOf(typeId);
  if (type === undefined) return undefined;
  const { key, param, period } = type;
  const sport = sportOf(sportId);
  const periods = Math.max(2, sport?.periods ?? 0, period);
  const level = levelResult(0, periods);
  const isVoid = statusesOf(type, { sportId, param: 0 }, level).includes(BetStatus.Return);
  // Sets are played until one side has won them.
  const canBeLevel = param === 'line' || !(SETS.has(sport?.family ?? '') || type.measure === 'units');
  const hasHalves = statusesOf(type, { sportId, param: QUARTER }, level).some((status) => HALVES.includes(status));
  const winner = { marketTypeId: typeId, outcomeTypeId: O.Participant, param: null, name: ONE, sportId };
  const isShared = deadHeatOf(winner, { main: [0, 0], periods: [], winners: [ONE, OTHER] }) !== undefined;
  return {
    counted: countedBy(type),
    period,
    extraTime: key === 'builder' || key === 'outright' ? null : extraTime(type, sportId, periods),
    void: !isVoid || !canBeLevel ? null : param === 'line' ? 'on-line' : 'level',
    hasQuarters: hasHalves && key.startsWith('asian-'),
    deadHeat: isShared ? 'divided' : type.sports.includes('race') ? 'impossible' : null,
    standsWithinSeconds: voidRulesOf(sportId).standsWithinSeconds,
    winnerAfterPeriods: afterRetirement(type, sportId, periods),
  };
}
