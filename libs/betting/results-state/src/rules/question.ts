import type { Zone } from '@touchline/shared-primitives/calendar';
import type { ExpressAnswer, PopularAnswer, ReceiptKeysAnswer } from '@touchline/betting-contract';
import type { ChampStatistic, GameStatistic, ResultsDay, ResultsFilter, TeamStatistic } from '@touchline/betting-results-contract';

/** Answer type of each kind of question. */
export interface AnswerOf {
  day: ResultsDay;
  game: GameStatistic;
  champ: ChampStatistic;
  team: TeamStatistic;
  /** Expresses of the day and duels of players. @spec BT-09 */
  express: ExpressAnswer;
  /** Outcomes that the most players have bet on. */
  popular: PopularAnswer;
  /** Keys of signed receipts. @spec BET-11 */
  receiptKeys: ReceiptKeysAnswer;
}
export type QuestionKind = keyof AnswerOf;

/** A request for data of a page. */
export type Question<Kind extends QuestionKind = QuestionKind> = { kind: Kind; lang: string } & (Kind extends 'day'
  ? { filter: ResultsFilter; zone: Zone }
  : Kind extends 'express' | 'popular' | 'receiptKeys'
    ? object
    : { id: number });

/** Unique key of a question. */
export const keyOfQuestion = (question: Question): string =>
  'filter' in question
    ? `day:${question.lang}:${question.zone}:${Object.values(question.filter).join('|')}`
    : `${question.kind}:${question.lang}:${'id' in question ? question.id : ''}`;
