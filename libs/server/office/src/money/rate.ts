import { type Currency, Refusal } from '@touchline/server-kernel';

/** How long a shown rate can be used. */
export const RATE_HOLDS_SECONDS = 60;
/** Margin of the house, included in the shown rate, in hundredths of a percent. */
const MARGIN = 50n;
/** Largest deviation of the rate, which changes every minute, in hundredths of a percent. */
const SWING = 40n;
const WHOLE = 10_000n;
const DIGITS = 6;

/** Deterministic pseudo-random deviation, the same for all players within a minute. */
const swingAt = (minute: bigint): bigint => ((minute * 7919n) % (2n * SWING + 1n)) - SWING;

/** Converts an amount to minor units of the target currency in exact integer arithmetic, rounded down. */
export function converted(amount: number, { from, to, rateAt }: { from: Currency; to: Currency; rateAt: number }): number {
  const part = WHOLE - MARGIN + swingAt(BigInt(Math.floor(rateAt / 60)));
  return Number((BigInt(amount) * BigInt(to.unit) * part) / (BigInt(from.unit) * WHOLE));
}

/** One unit of a currency in another, as text with six significant digits. */
export function rateText(place: { from: Currency; to: Currency; rateAt: number }): string {
  const { from, to } = place;
  const part = WHOLE - MARGIN + swingAt(BigInt(Math.floor(place.rateAt / 60)));
  const [over, under] = [BigInt(to.unit) * part * 10n ** BigInt(from.exponent), BigInt(from.unit) * WHOLE * 10n ** BigInt(to.exponent)];
  return (Number((over * 10n ** 12n) / under) / 1e12)
    .toPrecision(DIGITS)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

/** @throws Refusal 409 for a rate that has expired or is dated in the future. */
export function assertHolds(rateAt: number, nowSeconds: number): void {
  if (rateAt > nowSeconds || nowSeconds - rateAt > RATE_HOLDS_SECONDS)
    throw new Refusal(409, 'rate-expired', { field: 'rateAt', detail: 'The rate has changed. Look at the new one and confirm it' });
}
