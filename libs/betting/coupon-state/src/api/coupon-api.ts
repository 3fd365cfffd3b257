import { callJson } from '@touchline/shared-http';
import {
  couponCalls,
  type CouponToPlace,
  type PlaceAnswer,
  type PlacePending,
  type PlaceStatusAnswer,
  QUOTE_HEADER,
  type QuoteAnswer,
  type QuoteBody,
  SEEN_HEADER,
} from '@touchline/betting-contract';
import type { Ports } from '@touchline/shared-state';
import { isObject, isWhole } from '@touchline/shared-primitives';

/** What the player saw when confirming: the quote, and the hash of the rest. @spec ODD-3 */
export interface Seen {
  quote: string;
  hash: string;
}

/** Calls of the coupon. Each throws `HttpError`, also for an invalid answer, because the result of a bet must never be guessed. */
export interface CouponApi {
  quote: (body: QuoteBody, signal?: AbortSignal) => Promise<QuoteAnswer>;
  /** @param seen - null if the backend has no quotes. */
  place: (coupon: CouponToPlace, seen: Seen | null, signal?: AbortSignal) => Promise<PlaceAnswer | PlacePending>;
  status: (id: string, signal?: AbortSignal) => Promise<PlaceStatusAnswer>;
}

const isCoupon = (value: unknown): boolean =>
  isObject(value) &&
  [value['couponId'], value['amount'], value['coef'], value['possibleWin'], value['placedAt']].every(isWhole) &&
  Array.isArray(value['bets']);
const isOrLeftOut = (value: unknown, holds: (value: unknown) => boolean): boolean => value === undefined || holds(value);
const isAmountOrNull = (value: unknown): boolean => value === null || isWhole(value);

/** Terms determine the win shown: if any of them is invalid, the quote is rejected. */
const areTerms = (value: unknown): boolean =>
  isObject(value) &&
  isWhole(value['maxPayout']) &&
  [value['hyperBonusPercent'], value['minHyperBonusBetLimit'], value['maxHyperBonusLimit']].every(isAmountOrNull) &&
  [value['isBonusBet'], value['isVipBet']].every((flag) => typeof flag === 'boolean') &&
  (value['promo'] === null || (isObject(value['promo']) && isObject(value['promo']['effect']))) &&
  (value['expressBoost'] === null || (isObject(value['expressBoost']) && Array.isArray(value['expressBoost']['ladder'])));

/** Parses a quote; null if a required field is invalid. @spec CFG-3 */
export function readQuote(answer: unknown): QuoteAnswer | null {
  if (!isObject(answer) || !Array.isArray(answer['bets']) || !answer['bets'].every(isObject)) return null;
  const holds =
    [answer['minBetAmount'], answer['maxBetAmount'], answer['maxPayout']].every(isWhole) &&
    isOrLeftOut(answer['availablePrepaidAmount'], isWhole) &&
    isOrLeftOut(answer['terms'], areTerms) &&
    isOrLeftOut(answer['promoCodes'], (codes) => Array.isArray(codes) && codes.every(isObject)) &&
    isOrLeftOut(answer['quote'], (quote) => typeof quote === 'string');
  return holds ? (answer as QuoteAnswer) : null;
}

function readPlaced(answer: unknown): PlaceAnswer | null {
  if (!isObject(answer)) return null;
  const { status } = answer;
  const isAccepted =
    status === 'accepted' && isCoupon(answer['coupon']) && Array.isArray(answer['singles']) && Number.isSafeInteger(answer['balance']);
  const isRejected = status === 'rejected' && typeof answer['reason'] === 'string' && Array.isArray(answer['bets']);
  return isAccepted || isRejected ? (answer as PlaceAnswer) : null;
}

const readDecision = (answer: unknown): PlaceAnswer | PlacePending | null =>
  isObject(answer) && answer['status'] === 'pending' ? (answer as PlacePending) : readPlaced(answer);

const readStatus = (answer: unknown): PlaceStatusAnswer | null =>
  isObject(answer) && answer['status'] === 'unknown' ? (answer as PlaceStatusAnswer) : readDecision(answer);

/** @spec CP-04 CP-14 CP-26 ODD-3 */
export function createCouponApi(ports: Pick<Ports, 'send' | 'origin'>): CouponApi {
  return {
    quote: (body, signal) => callJson(ports, couponCalls.quote, { body, signal, read: readQuote }),
    place: (body, seen, signal) => {
      const headers: Record<string, string> = seen === null ? {} : { [QUOTE_HEADER]: seen.quote, [SEEN_HEADER]: seen.hash };
      return callJson(ports, couponCalls.place, { headers, body, signal, read: readDecision });
    },
    status: (id, signal) => callJson(ports, couponCalls.status, { params: { id }, signal, read: readStatus }),
  };
}
