import { AccountType } from '@touchline/account-contract';
import type { Queryable } from '../db/db.ts';
import { PREPAID_TYPE } from './account-types.ts';
import type { House } from './house.ts';
import { post } from './ledger.ts';
import type { Product } from './product.ts';

/** A payout or refund of a wager; minor units. */
export interface Payment<Kind extends string> {
  kind: Kind;
  /** Id of the wager within its product. */
  ref: string;
  amount: number;
  /** Part that returns to prepaid money. */
  toPrepaid?: number;
  /** The house account that pays. */
  from?: 'stakes' | 'bonuses' | 'promo' | { readonly pot: string };
  at: number;
}

const STAKED = `
  select moves.user_id, moves.account_id, account.currency_iso, prepaid.id as prepaid_id
  from ledger_transactions as moves
  join accounts as account on account.id = moves.account_id
  left join accounts as prepaid on prepaid.user_id = moves.user_id and prepaid.type = ${PREPAID_TYPE}
    and prepaid.currency_iso = account.currency_iso and account.type = ${AccountType.Main}
  where moves.product = $1 and moves.ref = $2 and moves.flow = 'stake' limit 1`;

interface Staked {
  user_id: number;
  account_id: number;
  currency_iso: string;
  prepaid_id: number | null;
}

function payerOf(
  house: House,
  from: NonNullable<Payment<string>['from']>,
  { currencyIso, userId }: { currencyIso: string; userId: number },
) {
  if (typeof from === 'object') return house.pot(from.pot, currencyIso);
  return from === 'stakes' ? house.stakes(currencyIso, userId) : house[from](currencyIso);
}

/**
 * Pays out or refunds a wager to the account that staked it. No gate applies: an accepted wager is paid regardless of later bans or
 * exclusions of the player. Lock the player first.
 *
 * @throws Error for an unknown kind, a wager that was never staked, or a payment that was made before.
 * @spec BET-9 OD-02
 */
export async function pay<Kind extends string>(
  tx: Queryable,
  { product, house }: { product: Product<Kind>; house: House },
  { kind, ref, amount, toPrepaid = 0, from = 'stakes', at }: Payment<Kind>,
): Promise<void> {
  const flow = product.kinds[kind];
  if (flow !== 'pay' && flow !== 'refund') throw new Error(`${product.name} pays nothing as ${kind}`);
  const [staked] = await tx.query<Staked>(STAKED, [product.name, ref]);
  if (staked === undefined) throw new Error(`${product.name}:${ref} was never staked`);
  const { user_id: userId, account_id: accountId, currency_iso: currencyIso, prepaid_id: prepaidId } = staked;
  const payer = payerOf(house, from, { currencyIso, userId });
  const entries = [
    { accountId, amount: amount - toPrepaid },
    { accountId: prepaidId ?? accountId, amount: toPrepaid },
    { accountId: payer, amount: -amount },
  ].filter((entry) => entry.amount !== 0);
  await post(tx, { product: product.name, ref, kind, flow, userId, accountId, at, entries });
}
