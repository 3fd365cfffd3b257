import type { Queryable } from '../db/db.ts';
import type { House } from './house.ts';
import { post } from './ledger.ts';
import type { Product } from './product.ts';
import type { MoneyOf } from './worth.ts';

/** Money that enters, leaves or is in transit; minor units, positive for the account that receives them. */
export interface CashMove<Kind extends string> {
  kind: Kind;
  /** Id of the payment within its product. */
  ref: string;
  userId: number;
  accountId: number;
  currencyIso: string;
  player?: number;
  /** The house's money at providers. */
  cash?: number;
  payouts?: number;
  losses?: number;
  at: number;
}

/**
 * Books a payment: deposit, withdrawal or chargeback. Lock the player first.
 *
 * @throws Error for an unknown kind, sides that do not sum to zero, or a payment that was booked before.
 * @spec AC-04 MON-2
 */
export async function moveCash<Kind extends string>(
  tx: Queryable,
  { product, house }: { product: Product<Kind>; house: House },
  { kind, ref, userId, accountId, currencyIso, player = 0, cash = 0, payouts = 0, losses = 0, at }: CashMove<Kind>,
): Promise<void> {
  if (product.kinds[kind] !== 'transfer') throw new Error(`${product.name} has no transfer called ${kind}`);
  const entries = [
    { accountId, amount: player },
    { accountId: house.cash(currencyIso), amount: cash },
    { accountId: house.payouts(currencyIso), amount: payouts },
    { accountId: house.losses(currencyIso), amount: losses },
  ].filter(({ amount }) => amount !== 0);
  await post(tx, { product: product.name, ref, kind, flow: 'transfer', userId, accountId, at, entries });
}

const DEPOSITS = `
  select moves.created_at as at, accounts.currency_iso as "currencyIso", entries.amount
  from ledger_transactions as moves
  join ledger_entries as entries on entries.transaction_id = moves.id
  join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
  where moves.user_id = $1 and moves.product = 'deposit' and moves.kind = 'credit' and moves.created_at > $2
  order by moves.created_at`;

/** A deposit at a moment; minor units, milliseconds. */
export interface DepositUse extends MoneyOf {
  at: number;
}

/** Deposits of a player to all accounts after a moment, oldest first; chargebacks are not subtracted. @spec RG-02 RG-16 */
export const depositsSince = (db: Queryable, { userId, sinceMs }: { userId: number; sinceMs: number }): Promise<DepositUse[]> =>
  db.query<DepositUse>(DEPOSITS, [userId, sinceMs]);
