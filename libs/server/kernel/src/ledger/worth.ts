import { CURRENCIES, currencyOf } from '../reference/currencies.ts';

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));
/** Parts of a round unit, chosen so that a minor unit of every currency is a whole number of parts. */
const PARTS = CURRENCIES.reduce((parts, { unit }) => (parts * BigInt(unit)) / gcd(parts, BigInt(unit)), 1n);
const partsOfMinor = (iso: string): bigint => PARTS / BigInt(currencyOf(iso).unit);

/**
 * Exact worth of an amount in parts of a round unit, for adding and comparing amounts of several currencies. It needs no exchange rates, so
 * rates cannot change a limit.
 *
 * @param amount - minor units.
 * @throws Refusal 409 for a currency without a unit.
 */
export const worthOf = (amount: number, iso: string): bigint => BigInt(amount) * partsOfMinor(iso);

/** Worth of a number of round units. */
export const worthOfUnits = (units: number): bigint => BigInt(units) * PARTS;

const MOST = BigInt(Number.MAX_SAFE_INTEGER);
/** Minor units of a currency worth at most this much; 0 for a negative worth, and at most the largest safe integer. */
export function minorOf(worth: bigint, iso: string): number {
  const minor = worth / partsOfMinor(iso);
  return Number(minor < 0n ? 0n : minor > MOST ? MOST : minor);
}

/** The same number of round units in another currency, minor units, rounded down. */
export const amountIn = (amount: number, from: string, to: string): number => (from === to ? amount : minorOf(worthOf(amount, from), to));

/** An amount of a currency, minor units. */
export interface MoneyOf {
  currencyIso: string;
  amount: number;
}

/** Total worth of several amounts. */
export const sumOfWorth = (amounts: readonly MoneyOf[]): bigint =>
  amounts.reduce((total, { amount, currencyIso }) => total + worthOf(amount, currencyIso), 0n);
