import type { Queryable } from '../db/db.ts';
import type { House } from './house.ts';
import { post } from './ledger.ts';
import type { Product } from './product.ts';

/** Part of a taken stake that a product moves into one of its pots. */
export interface SetAside<Kind extends string> {
  kind: Kind;
  /** Id of the movement within its product. */
  ref: string;
  /** The player and the account staked from. The stake already belongs to the house. */
  userId: number;
  accountId: number;
  currencyIso: string;
  /** Name of the pot, one of {@link Product.pots}. */
  pot: string;
  /** Minor units; 0 moves nothing. */
  amount: number;
  at: number;
}

/**
 * Moves part of a taken stake from the house's stakes into a pot. Lock the player first ({@link lockPlayer}).
 *
 * @returns the pot's balance, minor units
 * @throws Error for a kind that is not a transfer, a pot or currency that does not exist, or a movement that was booked before
 * @spec BET-9 MON-2
 */
export async function setAside<Kind extends string>(
  tx: Queryable,
  { product, house }: { product: Product<Kind>; house: House },
  { kind, ref, userId, accountId, currencyIso, pot: name, amount, at }: SetAside<Kind>,
): Promise<number> {
  if (product.kinds[kind] !== 'transfer') throw new Error(`${product.name} transfers nothing as ${kind}`);
  const pot = house.pot(name, currencyIso);
  if (amount === 0) {
    const [row] = await tx.query<{ balance: number }>('select balance from accounts where id = $1', [pot]);
    return row?.balance ?? 0;
  }
  const entries = [
    { accountId: house.stakes(currencyIso, userId), amount: -amount },
    { accountId: pot, amount },
  ];
  const { balances } = await post(tx, { product: product.name, ref, kind, flow: 'transfer', userId, accountId, at, entries });
  return balances.get(pot) ?? 0;
}
