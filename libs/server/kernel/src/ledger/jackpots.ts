import type { Queryable } from '../db/db.ts';
import type { House } from './house.ts';
import { post } from './ledger.ts';
import type { Product } from './product.ts';

/** Part of a stake that goes into the jackpot of its currency; minor units. */
export interface PaidIn<Kind extends string> {
  kind: Kind;
  /** Id of the payment within its product. */
  ref: string;
  /** The player and the account staked from. The stake already belongs to the house. */
  userId: number;
  accountId: number;
  currencyIso: string;
  amount: number;
  at: number;
}

/**
 * Moves part of a taken stake from the house's stakes to the jackpot of its currency. The jackpot's balance is owed to players.
 *
 * @throws Error for a kind that is not a transfer, or a payment that was booked before
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

/** Balance of each currency's jackpot according to the ledger, minor units. @spec CS-01 */
export const jackpotsHeld = (db: Queryable): Promise<{ currencyIso: string; amount: number }[]> =>
  db.query<{ currencyIso: string; amount: number }>(
    `select currency_iso as "currencyIso", balance as amount from accounts where house_name like 'jackpots:%' order by currency_iso`,
  );
