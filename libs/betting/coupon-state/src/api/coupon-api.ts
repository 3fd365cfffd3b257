import { askWebApi } from '@touchline/identity-http';
import type { CouponToPlace, PlaceAnswer, PlaceStatusAnswer, QuoteAnswer, QuoteBody } from '@touchline/shared-contract';
import type { Ports } from '@touchline/shared-state';
import type * as z from 'zod/mini';

export type QuoteWish = z.infer<typeof QuoteBody>;

/** Calls of the coupon. Each throws `HttpError`, also for an answer that does not hold: what became of a bet is never guessed. */
export interface CouponApi {
  quote: (wish: QuoteWish, signal?: AbortSignal) => Promise<QuoteAnswer>;
  place: (coupon: CouponToPlace, signal?: AbortSignal) => Promise<PlaceAnswer>;
  status: (id: string, signal?: AbortSignal) => Promise<PlaceStatusAnswer>;
}

type Unknown = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isCoupon = (value: unknown): boolean =>
  isObject(value) &&
  [value['couponId'], value['amount'], value['coef'], value['possibleWin'], value['placedAt']].every(isAmount) &&
  Array.isArray(value['bets']);

function readQuote(answer: unknown): QuoteAnswer | null {
  if (!isObject(answer) || !Array.isArray(answer['bets'])) return null;
  return [answer['minBetAmount'], answer['maxBetAmount'], answer['maxPayout']].every(isAmount) ? (answer as QuoteAnswer) : null;
}

function readPlaced(answer: unknown): PlaceAnswer | null {
  if (!isObject(answer)) return null;
  const { status } = answer;
  const isAccepted =
    status === 'accepted' && isCoupon(answer['coupon']) && Array.isArray(answer['singles']) && Number.isSafeInteger(answer['balance']);
  const isRejected = status === 'rejected' && typeof answer['reason'] === 'string' && Array.isArray(answer['bets']);
  return isAccepted || isRejected ? (answer as PlaceAnswer) : null;
}

function readStatus(answer: unknown): PlaceStatusAnswer | null {
  const isOpen = isObject(answer) && (answer['status'] === 'pending' || answer['status'] === 'unknown');
  return isOpen ? (answer as PlaceStatusAnswer) : readPlaced(answer);
}

/** @spec CP-04 CP-14 CP-26 */
export function createCouponApi(ports: Pick<Ports, 'send' | 'origin'>): CouponApi {
  return {
    quote: (body, signal) => askWebApi(ports, { method: 'POST', path: '/web-api/coupon/quote', body, signal, read: readQuote }),
    place: (body, signal) => askWebApi(ports, { method: 'POST', path: '/web-api/coupon/place', body, signal, read: readPlaced }),
    status: (id, signal) => askWebApi(ports, { method: 'GET', path: `/web-api/coupon/status/${id}`, signal, read: readStatus }),
  };
}
