import { cashOutCalls } from '@touchline/betting-contract';
import type { CashOutAnswer, CashOutBody, CashOutRule, CashOutsAnswer, CashOutStatus } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readCashOutRule, readCashOutsAnswer, readCashOutStatus } from './readers.ts';

type Deps = Pick<Ports, 'send' | 'origin'>;

/** A coupon without an offer says why. */
function readOffers(answer: unknown): CashOutsAnswer | null {
  const read = readCashOutsAnswer(answer);
  return read?.coupons.every(({ offer, problem }) => offer !== null || problem !== null) === true ? read : null;
}

const readAnswer = (answer: unknown): CashOutAnswer | null => {
  const read = readCashOutStatus(answer);
  return read === null || read.status === 'unknown' ? null : read;
};

/** Each call throws `HttpError`, also for an invalid answer. @spec BET-1 */
export const askOffers = (ports: Deps, signal?: AbortSignal): Promise<CashOutsAnswer> =>
  callJson(ports, cashOutCalls.offers, { signal, read: readOffers });
export const askCashOut = (ports: Deps, body: CashOutBody, signal?: AbortSignal): Promise<CashOutAnswer> =>
  callJson(ports, cashOutCalls.take, { body, signal, read: readAnswer });
export const askStatus = (ports: Deps, id: string, signal?: AbortSignal): Promise<CashOutStatus> =>
  callJson(ports, cashOutCalls.status, { params: { id }, signal, read: readCashOutStatus });
export const askRule = (ports: Deps, body: CashOutRule, signal?: AbortSignal): Promise<CashOutRule> =>
  callJson(ports, cashOutCalls.rule, { body, signal, read: readCashOutRule });
