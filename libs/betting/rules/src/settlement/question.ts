import { BetStatus } from '@touchline/betting-contract';
import type { Measure } from '../markets/market-types.ts';
import { OUTCOME } from '../markets/outcome.ts';
import { countOf, incidentsOf, type GameResult, type Pair, type ResultIncident } from './game-result.ts';

/** One bet with the result that decides it. */
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

/** Status, or undefined if the result does not contain what the bet needs. */
export type Verdict = BetStatus | undefined;
export type Settler = (question: Question) => Verdict;

export const UNIT = 1000;

export const wonIf = (isWon: boolean): BetStatus => (isWon ? BetStatus.Win : BetStatus.Lose);

/** Creates a settler that needs only the count of the market's measure and period. */
export const byCount =
  (settle: (count: Pair, question: Question) => Verdict): Settler =>
  (question) => {
    const count = countOf(question.result, question.measure, question.period);
    return count && settle(count, question);
  };

/** Yes wins if the condition is true, No if it is false. */
export const yesNo = ({ outcome }: Question, isTrue: boolean | undefined): Verdict =>
  isTrue === undefined ? undefined : wonIf(isTrue === (outcome === OUTCOME.Yes));

export const byYesNo = (test: (count: Pair) => boolean): Settler => byCount((count, question) => yesNo(question, test(count)));

/** Incidents of the market's measure and period, if they account for the whole count of both sides: some of them do not show which side was first. */
export function incidentsFor({
  result,
  measure,
  period,
}: Pick<Question, 'result' | 'measure' | 'period'>): readonly ResultIncident[] | undefined {
  const incidents = incidentsOf(result, measure, period);
  const count = countOf(result, measure, period);
  const of = (side: 1 | 2) => incidents?.filter(({ team }) => team === side).length;
  return of(1) === count?.[0] && of(2) === count?.[1] ? incidents : undefined;
}
