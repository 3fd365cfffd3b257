import type { BookedCoupon } from '@touchline/betting-contract';
import { isoIn, type Zone } from '@touchline/shared-primitives/calendar';
import { textFilter } from '@touchline/shared-primitives/typing';

const MS = 1000;
const HEAD = ['coupon', 'placed', 'type', 'stake', 'odds', 'state', 'paid', 'currency', 'bets'] as const;

const major = (amount: number, exponent: number): string => (amount / 10 ** exponent).toFixed(exponent);
/** A quoted cell; a text that starts like a formula is escaped, so that a spreadsheet does not run it. */
const cell = (text: string): string => `"${/^[=+\-@\t\r]/.test(text) ? `'${text}` : text}"`.replace(/(?!^)"(?!$)/g, '""');
const betsOf = ({ bets }: BookedCoupon): string =>
  bets.map(({ opponent1, opponent2 }) => [opponent1, opponent2].filter((name) => name !== '').join(' - ')).join('; ');

/**
 * Coupons as CSV for spreadsheets: commas, quoted, UTF-8 with byte order mark.
 *
 * @param zone - whose clocks the times follow, as on the page; each time has its offset.
 * @spec AC-05 PL-05
 */
export function historyCsv(
  coupons: readonly BookedCoupon[],
  { typeName, zone }: { typeName: (coupon: BookedCoupon) => string; zone: Zone },
): string {
  const rows = coupons.map((coupon) => [
    String(coupon.couponId),
    isoIn(coupon.placedAt * MS, zone),
    typeName(coupon),
    major(coupon.amount, coupon.exponent),
    (coupon.coef / 1000).toFixed(3),
    coupon.state,
    coupon.payout === null ? '' : major(coupon.payout, coupon.exponent),
    coupon.currencyIso,
    betsOf(coupon),
  ]);
  return `\uFEFF${[[...HEAD], ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Whether a coupon matches a search for its number or a name in one of its bets. */
export function isSought(coupon: BookedCoupon, query: string): boolean {
  const names = coupon.bets.flatMap(({ opponent1, opponent2, champName }) => [opponent1, opponent2, champName]);
  return textFilter(query)([String(coupon.couponId), ...names].join(' '));
}
