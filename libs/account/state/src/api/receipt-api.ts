import { askWebApi } from '@touchline/identity-http';
import type { BookedCoupon } from '@touchline/shared-contract';
import type { Ports } from '@touchline/shared-state';

/** Everything that one request booked: the sum, and each coupon of it. */
export interface BookedReceipt {
  coupon: BookedCoupon;
  lines: BookedCoupon[];
}

const isCoupon = (value: unknown): value is BookedCoupon =>
  typeof value === 'object' && value !== null && 'couponId' in value && 'bets' in value && Array.isArray(value.bets);

function read(answer: unknown): BookedReceipt | null {
  const { coupon, lines } = (answer ?? {}) as Partial<Record<string, unknown>>;
  return isCoupon(coupon) && Array.isArray(lines) && lines.every(isCoupon) ? { coupon, lines } : null;
}

/**
 * The receipt of a request by the id of its intent.
 *
 * @throws HttpError, also for an answer that does not hold.
 * @spec CP-27 CP-30
 */
export const askReceipt = (ports: Pick<Ports, 'send' | 'origin'>, id: string, signal?: AbortSignal): Promise<BookedReceipt> =>
  askWebApi(ports, { method: 'GET', path: `/web-api/coupon/receipt/${encodeURIComponent(id)}`, signal, read });
