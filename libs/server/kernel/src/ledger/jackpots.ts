import type { Queryable } from '../db/db.ts';
import type { House } from './house.ts';
import { post } from './ledger.ts';
import type { Product } from './product.ts';

/** A part of a stake on its way into the jackpot of its currency; minor units. */
export interface PaidIn<Kind extends string> {
  kind: Kind;
  /** Names the payment within its product. */
  ref: string;
  /** Who staked, and the account that they staked from. Their money is the house's already. */
  userId: number;
  accountId: number;
  currencyIso: string;
  amount: number;
  at: number;
}

/**
 * Moves a part of a stake that was taken from the house's stakes to the jackpot of its currency. What the jackpot holds is owed to players.
 *
 * @throws Error for a kind that is no transfer, and a payment that was booked before
 * @spec CS-01 BET-9
 */
export async function payIntoJackpot<Kind extends string>(
  tx: Queryable,
  { product, house }: { product: Product<Kind>; house: House },
  { kind, ref, userId, accountId, currencyIso, amount, at }: PaidIn<Kind>,
): Promise<number> {
  if (product.kinds[kind] !== 'transfer') throw new Error(`${product.name} transfers nothing as ${kind}`);
  const jackpot = house.jackpots(currencyIso);
  const entries = [
    { accountId: house.stakes(currencyIso, userId), amount: -amount },
    { accountId: jackpot, amount },
  ];
  const { balances } = await post(tx, { product: product.name, ref, kind, flow: 'transfer', userId, accountId, at, entries });
  return balances.get(jackpot) ?? 0;
}

/** What the jackpot of each currency holds by the ledger, minor units. @spec CS-01 */
export const jackpotsHeld = (db: Queryable): Promise<{ currencyIso: string; amount: number }[]> =>
  db.query<{ currencyIso: string; amount: number }>(
    `select currency_iso as "currencyIso", balance as amount from accounts where house_name like 'jackpots:%' order by currency_iso`,
  );
