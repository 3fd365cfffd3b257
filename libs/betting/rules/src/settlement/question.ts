import { BetStatus } from '@touchline/betting-contract';
import type { Measure } from '../markets/market-types.ts';
import { OUTCOME } from '../markets/outcome.ts';
import { countOf, incidentsOf, type GameResult, type Pair, type ResultIncident } from './game-result.ts';

/** One bet put to one result. */
export interface Question {
  outcome: number;
  /** Thousandths; 0 where the market has no line. */
  param: number;
  name: string | undefined;
  /** Both players of a duel. */
  duel: readonly [string, string] | undefined;
  measure: Measure;
  period: number;
  result: GameResult;
}

/** Status, or undefined when the result does not know what the bet asks. */
export type Verdict = BetStatus | undefined;
export type Settler = (question: Question) => Verdict;

export const UNIT = 1000;

export const wonIf = (isWon: boolean): BetStatus => (isWon ? BetStatus.Win : BetStatus.Lose);

/** A settler of the count that the market is about. */
export const byCount =
  (settle: (count: Pair, question: Question) => Verdict): Settler =>
  (question) => {
    const count = countOf(question.result, question.measure, question.period);
    return count && settle(count, question);
  };

/** Yes wins where the test holds, No where it does not. */
export const yesNo = ({ outcome }: Question, isTrue: boolean | undefined): Verdict =>
  isTrue === undefined ? undefined : wonIf(isTrue === (outcome === OUTCOME.Yes));

export const byYesNo = (test: (count: Pair) => boolean): Settler => byCount((count, question) => yesNo(question, test(count)));

/** Incidents of the market's measure and period, when they account for the whole count. */
export function incidentsFor({ result, measure, period }: Question): readonly ResultIncident[] | undefined {
  return incidentsOf(result, measure, period);
}
