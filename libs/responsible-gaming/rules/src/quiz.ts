import { activeAt, type Limit } from './life-cycle.ts';
import { isOfMoney, type LimitReading, meaningOf } from './limit-types.ts';
import { valueOf } from './limit-values.ts';

/** A quiz question with its correct answer. */
export interface QuizKey {
  id: number;
  rightAnswer: number;
}
/** A player's answer. */
export interface QuizAnswer {
  id: number;
  answerId: number;
}

/**
 * Whether a change requires the quiz: raising or removing a deposit limit. Stricter values never do.
 *
 * @param sent - null removes the limit.
 * @spec RG-14
 */
export function isQuizNeeded(limit: Limit, sent: number | null, { nowMs, reading }: { nowMs: number; reading?: LimitReading }): boolean {
  const meaning = meaningOf(limit.limitType, reading);
  const active = activeAt(limit, nowMs);
  if (!isOfMoney(meaning) || meaning.kind !== 'deposit' || active === null) return false;
  const value = valueOf(meaning, sent);
  return value !== undefined && (value === null || value > active.value);
}

/** Whether each question was answered correctly, in the order of the questions. No answer, or two answers, count as wrong. @spec RG-14 */
export const questionsResult = (keys: readonly QuizKey[], answers: readonly QuizAnswer[]): { id: number; isRight: boolean }[] =>
  keys.map(({ id, rightAnswer }) => {
    const given = answers.filter((answer) => answer.id === id);
    return { id, isRight: given.length === 1 && given[0]?.answerId === rightAnswer };
  });
