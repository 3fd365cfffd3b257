import type { AvailableLimit, AvailableLimits, PlayerLimits, QuizResult } from '@touchline/responsible-gaming-contract';
import type { LimitChanged } from './limit-changes.ts';
import { readAvailableLimits, readLimitsAnswer, readPlayerLimits, readQuizResult } from './readers.ts';

/** An amount cannot be shown without its currency. */
const hasUnit = ({ measure, currencyIso, exponent }: AvailableLimit): boolean =>
  measure !== 'money' || (currencyIso !== null && exponent !== null);
const withUnits = <T extends AvailableLimit[]>(limits: T | null): T | null => (limits?.every(hasUnit) ? limits : null);

export const readLimits = (answer: unknown): PlayerLimits | null => withUnits(readPlayerLimits(answer));
export const readAvailable = (answer: unknown): AvailableLimits | null => withUnits(readAvailableLimits(answer));

/** Rejects a quiz without a token or a readable question, because it could not be answered. @spec RG-14 */
export function readChanged(answer: unknown): LimitChanged | null {
  const read = readLimitsAnswer(answer);
  if (!read?.limitsData.every(hasUnit)) return null;
  const { limitsData: limits, title, status, tokenGuid, questions } = read;
  if (status === 'ok') return { limits, title, quiz: null };
  const isComplete = questions.length > 0 && questions.every(({ answers }) => answers.length > 0);
  return tokenGuid === null || !isComplete ? null : { limits, title, quiz: { tokenGuid, questions } };
}

/** @spec RG-14 */
export function readQuizAnswer(answer: unknown): QuizResult | null {
  const read = readQuizResult(answer);
  return read?.limitsData.every(hasUnit) ? read : null;
}
