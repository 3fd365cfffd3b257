import type { Queryable } from '../db/db.ts';
import type { House } from './house.ts';
import { post } from './ledger.ts';
import type { Product } from './product.ts';

/** A movement between the house and a player that is not a wager. */
export interface Transfer {
  ref: string;
  userId: number;
  accountId: number;
  currencyIso: string;
  /** Minor units that the player receives. */
  amount: number;
  at: number;
}

/** Grants of play money: opening balance, test money, bought points, casino prizes and bonuses. They are recorded only in the ledger. */
const GRANTS = ['opening', 'mint', 'points', 'casino-prize', 'casino-bonus'] as const;

export const GRANT_PRODUCTS: readonly Product[] = GRANTS.map((name) => ({
  name,
  kinds: { grant: 'transfer' },
  reconcile: async () => [],
}));

/** Grants a player play money. Lock the player first. @returns the new balance of the account. */
export async function grant(
  tx: Queryable,
  house: House,
  product: (typeof GRANTS)[number],
  { ref, userId, accountId, currencyIso, amount, at }: Transfer,
): Promise<number> {
  const entries = [
    { accountId, amount },
    { accountId: house.grants(currencyIso), amount: -amount },
  ];
  const { balances } = await post(tx, { product, ref, kind: 'grant', flow: 'transfer', userId, accountId, at, entries });
  return balances.get(accountId) ?? 0;
}
