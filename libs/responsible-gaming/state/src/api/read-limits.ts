import type { AvailableLimit, PlayerLimitView, QuizQuestion, QuizResult, SelfExcludeReason } from '@touchline/responsible-gaming-contract';
import { fieldsOf, integerOrNull, isInteger, readAll, textOrNull } from '@touchline/shared-primitives';
import type { LimitChanged } from './limit-changes.ts';

const STATES = ['ACTIVE', 'PENDING', 'INACTIVE'] as const;
const MEASURES = ['money', 'days', 'hours', 'minutes', 'switch'] as const;

function readOffered(value: unknown): AvailableLimit | null {
  const { limitType, measure, currencyIso, exponent, availableValues } = fieldsOf(value);
  const known = MEASURES.find((each) => each === measure);
  if (!isInteger(limitType) || known === undefined || !Array.isArray(availableValues)) return null;
  const unit = { currencyIso: textOrNull(currencyIso), exponent: integerOrNull(exponent) };
  if (known === 'money' && (unit.currencyIso === null || unit.exponent === null)) return null;
  return { limitType, measure: known, ...unit, availableValues: availableValues.filter(isInteger) };
}

function readLimit(value: unknown): PlayerLimitView | null {
  const offered = readOffered(value);
  const { id, startedAt, canConfirm, needApprove, ...more } = fieldsOf(value);
  const limitState = STATES.find((each) => each === more['limitState']);
  if (offered === null || !isInteger(id) || !isInteger(startedAt) || limitState === undefined) return null;
  return {
    ...offered,
    ...{ id, limitState, startedAt, canConfirm: canConfirm === true, needApprove: needApprove === true },
    limitValue: integerOrNull(more['limitValue']),
    endsAt: integerOrNull(more['endsAt']),
    selfExcludeReason: integerOrNull(more['selfExcludeReason']),
    limitBalance: integerOrNull(more['limitBalance']),
  };
}

export const readLimits = (answer: unknown): PlayerLimitView[] | null => readAll(answer, readLimit);
export const readAvailable = (answer: unknown): AvailableLimit[] | null => readAll(answer, readOffered);

/** @spec RG-18 */
export const readReasons = (answer: unknown): SelfExcludeReason[] | null =>
  readAll(answer, (entry) => {
    const { id, selfExcludeReason } = fieldsOf(entry);
    return isInteger(id) && typeof selfExcludeReason === 'string' ? { id, selfExcludeReason } : null;
  });

function readQuestion(value: unknown): QuizQuestion | null {
  const { id, question, answers } = fieldsOf(value);
  if (!isInteger(id) || typeof question !== 'string') return null;
  const read = readAll(answers, (entry) => {
    const { id: answerId, answer } = fieldsOf(entry);
    return isInteger(answerId) && typeof answer === 'string' ? { id: answerId, answer } : null;
  });
  return read === null || read.length === 0 ? null : { id, question, answers: read };
}

/** Rejects a quiz without a token or a readable question, because it could not be answered. @spec RG-14 */
function readQuiz(answer: unknown): LimitChanged['quiz'] | undefined {
  const { questions, tokenGuid } = fieldsOf(answer);
  const read = readAll(questions, readQuestion);
  return typeof tokenGuid !== 'string' || read === null || read.length === 0 ? undefined : { tokenGuid, questions: read };
}

export function readChanged(answer: unknown): LimitChanged | null {
  const { status, limitsData, title } = fieldsOf(answer);
  const limits = readLimits(limitsData);
  const quiz = status === 'quiz' ? readQuiz(answer) : null;
  return limits === null || quiz === undefined ? null : { limits, title: textOrNull(title) ?? '', quiz };
}

/** @spec RG-14 */
export function readQuizResult(answer: unknown): QuizResult | null {
  const { questionsResult, success, limitsData } = fieldsOf(answer);
  const limits = readLimits(limitsData);
  const results = readAll(questionsResult, (entry) => {
    const { id, isRight } = fieldsOf(entry);
    return isInteger(id) && typeof isRight === 'boolean' ? { id, isRight } : null;
  });
  return limits === null || results === null || typeof success !== 'boolean'
    ? null
    : { questionsResult: results, success, limitsData: limits };
}
