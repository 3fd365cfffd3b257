import { minutes } from '@touchline/shared-primitives';
import { changeLimit, isQuizNeeded, questionsResult, type QuizAnswer } from '@touchline/responsible-gaming-rules';
import { Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import { randomUUID } from 'node:crypto';
import { type Changing, comparedWith, contextOf, refusalOf, setLimits, type Wish, wishFor } from './change-limits.ts';
import { keptLimits } from './kept-limits.ts';
import { QUIZ } from './quiz-questions.ts';
import { QUIZZES_OF_PLAYER } from './stored.ts';
import { titlesIn } from './messages.ts';

/** How long a quiz can be answered. */
const OPEN_FOR_MS = minutes(15);

/**
 * Defers a change that requires the quiz, unless the rules reject it anyway.
 *
 * @returns the token of the quiz; null if no requested limit requires one.
 * @throws Refusal of the change.
 * @spec RG-14
 */
export async function askQuiz(tx: Queryable, changing: Changing, wishes: readonly Wish[]): Promise<string | null> {
  const { bounds, userId, nowMs, unit, language } = changing;
  await lockPlayer(tx, userId);
  const kept = await keptLimits(tx, userId);
  const raised = wishes
    .map((wish) => wishFor(wish, kept, changing))
    .map((wish) => ({ wish, limit: comparedWith(kept, wish.limitType, wish, unit) }))
    .filter(({ wish, limit }) => isQuizNeeded(limit, wish.limitValue, { nowMs }));
  for (const { wish, limit } of raised) {
    const changed = changeLimit(limit, wish.limitValue, contextOf(kept, changing));
    if (!changed.isOk) throw refusalOf(changed.reason, language);
  }
  if (raised.length === 0) return null;
  await bounds.take(tx, QUIZZES_OF_PLAYER, String(userId));
  const token = randomUUID();
  await tx.query('insert into limit_quizzes (token, user_id, wishes, asked_at) values ($1, $2, $3, $4)', [
    token,
    userId,
    JSON.stringify(wishes),
    nowMs,
  ]);
  return token;
}

/** Grades a quiz, once, and applies the deferred change if all answers are right. @throws Refusal 404, 409. @spec RG-14 */
export async function answerQuiz(
  tx: Queryable,
  changing: Changing,
  { tokenGuid, answers }: { tokenGuid: string; answers: readonly QuizAnswer[] },
): Promise<{ questionsResult: { id: number; isRight: boolean }[]; success: boolean }> {
  const { userId, nowMs, language } = changing;
  await lockPlayer(tx, userId);
  const [quiz] = await tx.query<{ wishes: Wish[]; asked_at: number; answered_at: number | null }>(
    'select wishes, asked_at, answered_at from limit_quizzes where token = $1 and user_id = $2',
    [tokenGuid, userId],
  );
  const title = titlesIn(language)['quiz-over'];
  if (quiz === undefined) throw new Refusal(404, 'not-found', { field: 'tokenGuid', detail: title, more: { title } });
  if (quiz.answered_at !== null || nowMs - quiz.asked_at > OPEN_FOR_MS)
    throw new Refusal(409, 'quiz-over', { field: 'tokenGuid', detail: title, more: { title } });
  const result = questionsResult(QUIZ, answers);
  const success = result.every(({ isRight }) => isRight);
  await tx.query('update limit_quizzes set answered_at = $2, is_passed = $3 where token = $1', [tokenGuid, nowMs, success]);
  if (success) await setLimits(tx, changing, quiz.wishes);
  return { questionsResult: result, success };
}
