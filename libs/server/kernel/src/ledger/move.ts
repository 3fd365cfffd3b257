import type { Queryable } from '../db/db.ts';
import type { House } from './house.ts';
import { post } from './ledger.ts';
import type { Product } from './product.ts';

/** Amount that a player's account receives (positive) or gives, with the house account on the other side; minor units. */
export interface Leg {
  accountId: number;
  currencyIso: string;
  amount: number;
  against: 'bonuses' | 'promo' | 'exchange';
}

/** A movement that is not a wager: a bonus, cashback or conversion. */
export interface Movement<Kind extends string> {
  kind: Kind;
  /** Id of the movement within its product. */
  ref: string;
  userId: number;
  /** The account that the player chose. */
  accountId: number;
  at: number;
  legs: readonly Leg[];
}

/**
 * Moves money between accounts of one player and the house; each leg has two sides in the same currency, so that sums stay zero. Lock the
 * player first ({@link lockPlayer}) and check under the lock that the player may have it.
 *
 * @returns the new balances by account id; empty if the legs move nothing.
 * @throws Error for a kind that is not a transfer; the database rejects a negative balance and a used name.
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
