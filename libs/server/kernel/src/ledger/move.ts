import type { Queryable } from '../db/db.ts';
import type { House } from './house.ts';
import { post } from './ledger.ts';
import type { Product } from './product.ts';

/** What one of the player's accounts gets (positive) or gives, with the account of the house on the other side; minor units. */
export interface Leg {
  accountId: number;
  currencyIso: string;
  amount: number;
  against: 'bonuses' | 'promo' | 'exchange';
}

/** A movement that is no wager: a bonus, cashback, a conversion. */
export interface Movement<Kind extends string> {
  kind: Kind;
  /** Names the movement within its product. */
  ref: string;
  userId: number;
  /** The account that the player chose. */
  accountId: number;
  at: number;
  legs: readonly Leg[];
}

/**
 * Moves money between accounts of one player and the house, each leg with two sides in its own currency, so that nothing is made or lost. Lock
 * the player first ({@link lockPlayer}) and decide there whether they may have it.
 *
 * @returns the new balances by account id; empty when the legs move nothing.
 * @throws Error for a kind that is no transfer; the database refuses a balance below zero and a name that was used.
 * @spec BET-9 MON-2 AC-02
 */
export async function move<Kind extends string>(
  tx: Queryable,
  { product, house }: { product: Product<Kind>; house: House },
  { kind, ref, userId, accountId, at, legs }: Movement<Kind>,
): Promise<Map<number, number>> {
  if (product.kinds[kind] !== 'transfer') throw new Error(`${product.name} transfers nothing as ${kind}`);
  const sums = new Map<number, number>();
  const add = (id: number, amount: number) => sums.set(id, (sums.get(id) ?? 0) + amount);
  for (const { accountId: own, currencyIso, amount, against } of legs) {
    add(own, amount);
    add(house[against](currencyIso), -amount);
  }
  const entries = [...sums].map(([id, amount]) => ({ accountId: id, amount })).filter((entry) => entry.amount !== 0);
  if (entries.length === 0) return new Map();
  return (await post(tx, { product: product.name, ref, kind, flow: 'transfer', userId, accountId, at, entries })).balances;
}
