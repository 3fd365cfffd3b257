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

/** Play money that the house gives away under this name. It is recorded only in the ledger, so there are no other books to compare. */
export const grants = (name: string): Product<'grant'> => ({ name, kinds: { grant: 'transfer' }, reconcile: async () => [] });

/** Balance that an account is opened with. */
export const OPENING = grants('opening');
/** Money from the control room. */
export const MINT = grants('mint');
/** Grants of the kernel; modules declare theirs. */
export const GRANT_PRODUCTS: readonly Product[] = [OPENING, MINT];

/** Grants a player play money. Lock the player first. @returns the new balance of the account. */
export async function grant(
  tx: Queryable,
  house: House,
  { name: product }: Product<'grant'>,
  { ref, userId, accountId, currencyIso, amount, at }: Transfer,
): Promise<number> {
  const entries = [
    { accountId, amount },
    { accountId: house.grants(currencyIso), amount: -amount },
  ];
  const { balances } = await post(tx, { product, ref, kind: 'grant', flow: 'transfer', userId, accountId, at, entries });
  return balances.get(accountId) ?? 0;
}
