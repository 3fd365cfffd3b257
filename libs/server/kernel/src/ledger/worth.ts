import { CURRENCIES, currencyOf } from '../reference/currencies.ts';

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));
/** Parts of a round unit: so many that a minor unit of every currency is a whole number of them. */
const PARTS = CURRENCIES.reduce((parts, { unit }) => (parts * BigInt(unit)) / gcd(parts, BigInt(unit)), 1n);
const partsOfMinor = (iso: string): bigint => PARTS / BigInt(currencyOf(iso).unit);

/**
 * What an amount of any currency is worth, by round units and exactly: amounts of several currencies are added and compared like this. No rate
 * of exchange is needed, and none moves a limit.
 *
 * @param amount - minor units.
 * @throws Refusal 409 for a currency without a unit.
 */
export const worthOf = (amount: number, iso: string): bigint => BigInt(amount) * partsOfMinor(iso);

/** What so many round units are worth. */
export const worthOfUnits = (units: number): bigint => BigInt(units) * PARTS;

const MOST = BigInt(Number.MAX_SAFE_INTEGER);
/** Minor units of a currency that are worth at most so much; nothing for less than nothing, and never more than a number holds exactly. */
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

/** What several amounts are worth together. */
export const sumOfWorth = (amounts: readonly MoneyOf[]): bigint =>
  amounts.reduce((total, { amount, currencyIso }) => total + worthOf(amount, currencyIso), 0n);
