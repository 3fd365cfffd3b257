import { editCalls } from '@touchline/betting-contract';
import type { EditAnswer, EditBody, EditQuoteAnswer, EditQuoteBody, EditStatus } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import { fieldsOf, isWhole } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';

type Deps = Pick<Ports, 'send' | 'origin'>;

const FIGURES = ['value', 'fair', 'stake', 'extra', 'typeId', 'coef', 'possibleWin', 'oldPossibleWin', 'delayMs', 'quoteEndsAt'];

function isOffer(value: unknown): boolean {
  const { quote, ...figures } = fieldsOf(value);
  return (quote === null || typeof quote === 'string') && FIGURES.every((name) => isWhole(figures[name]));
}

const isBetNow = (value: unknown): boolean => {
  const { outcomeId, coef, reason } = fieldsOf(value);
  return isWhole(outcomeId) && (coef === null || isWhole(coef)) && (reason === null || typeof reason === 'string');
};

function readQuote(answer: unknown): EditQuoteAnswer | null {
  const { couponId, problem, reason, bets, offer } = fieldsOf(answer);
  const isText = (value: unknown) => value === null || typeof value === 'string';
  const isValid = isWhole(couponId) && isText(problem) && isText(reason) && (offer === null || isOffer(offer));
  return isValid && Array.isArray(bets) && bets.every(isBetNow) ? (answer as EditQuoteAnswer) : null;
}

function readStatus(answer: unknown): EditStatus | null {
  const { status, value, coupon, reason } = fieldsOf(answer);
  if (status === 'accepted') return isWhole(value) && isWhole(fieldsOf(coupon)['couponId']) ? (answer as EditStatus) : null;
  if (status === 'rejected') return typeof reason === 'string' ? (answer as EditStatus) : null;
  return status === 'pending' || status === 'unknown' ? (answer as EditStatus) : null;
}

const readAnswer = (answer: unknown): EditAnswer | null => {
  const read = readStatus(answer);
  return read === null || read.status === 'unknown' ? null : read;
};

/** Each call throws `HttpError`, also for an invalid answer. @spec BET-1 */
export const askEditQuote = (ports: Deps, body: EditQuoteBody, signal?: AbortSignal): Promise<EditQuoteAnswer> =>
  callJson(ports, editCalls.quote, { body, signal, read: readQuote });
export const askEdit = (ports: Deps, body: EditBody, signal?: AbortSignal): Promise<EditAnswer> =>
  callJson(ports, editCalls.edit, { body, signal, read: readAnswer });
export const askEditStatus = (ports: Deps, id: string, signal?: AbortSignal): Promise<EditStatus> =>
  callJson(ports, editCalls.status, { params: { id }, signal, read: readStatus });
