import { cashOutCalls } from '@touchline/betting-contract';
import type { CashOutAnswer, CashOutBody, CashOutRule, CashOutsAnswer, CashOutStatus } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { fieldsOf, isWhole } from '@touchline/shared-primitives';

type Deps = Pick<Ports, 'send' | 'origin'>;

const isWholeOrNull = (value: unknown): boolean => value === null || isWhole(value);

function isOffer(value: unknown): boolean {
  const { quote, bets, ...figures } = fieldsOf(value);
  const isBet = (bet: unknown) => ['outcomeId', 'coef', 'fairCoef', 'chance', 'returned'].every((name) => isWhole(fieldsOf(bet)[name]));
  const names = ['offer', 'fair', 'margin', 'stakeLeft', 'possibleWin', 'delayMs', 'quoteEndsAt'];
  return typeof quote === 'string' && Array.isArray(bets) && bets.every(isBet) && names.every((name) => isWhole(figures[name]));
}

function isMoment(value: unknown): boolean {
  const { gameId, minute, score } = fieldsOf(value);
  return (
    isWhole(gameId) && isWholeOrNull(minute) && (score === null || (Array.isArray(score) && score.length === 2 && score.every(isWhole)))
  );
}

function readOffers(answer: unknown): CashOutsAnswer | null {
  const { coupons } = fieldsOf(answer);
  const isCoupon = (value: unknown): boolean => {
    const { couponId, offer, problem, atLeast, moment } = fieldsOf(value);
    const isOfferValid = offer === null ? typeof problem === 'string' : isOffer(offer);
    return isWhole(couponId) && isOfferValid && isWholeOrNull(atLeast) && (moment == null || isMoment(moment));
  };
  return Array.isArray(coupons) && coupons.every(isCoupon) ? (answer as CashOutsAnswer) : null;
}

function readStatus(answer: unknown): CashOutStatus | null {
  const { status, amount, stake, reason, decidedAt } = fieldsOf(answer);
  if (status === 'accepted') return isWhole(amount) && isWhole(stake) ? (answer as CashOutStatus) : null;
  if (status === 'rejected') return typeof reason === 'string' ? (answer as CashOutStatus) : null;
  if (status === 'pending') return isWhole(decidedAt) ? (answer as CashOutStatus) : null;
  return status === 'unknown' ? { status } : null;
}

const readAnswer = (answer: unknown): CashOutAnswer | null => {
  const read = readStatus(answer);
  return read === null || read.status === 'unknown' ? null : read;
};

/** Each call throws `HttpError`, also for an invalid answer. @spec BET-1 */
export const askOffers = (ports: Deps, signal?: AbortSignal): Promise<CashOutsAnswer> =>
  callJson(ports, cashOutCalls.offers, { signal, read: readOffers });
export const askCashOut = (ports: Deps, body: CashOutBody, signal?: AbortSignal): Promise<CashOutAnswer> =>
  callJson(ports, cashOutCalls.take, { body, signal, read: readAnswer });
export const askStatus = (ports: Deps, id: string, signal?: AbortSignal): Promise<CashOutStatus> =>
  callJson(ports, cashOutCalls.status, { params: { id }, signal, read: readStatus });
export const askRule = (ports: Deps, body: CashOutRule, signal?: AbortSignal): Promise<unknown> =>
  callJson(ports, cashOutCalls.rule, { body, signal, read: (answer) => answer });
