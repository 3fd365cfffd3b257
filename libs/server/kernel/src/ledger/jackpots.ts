import type { Queryable } from '../db/db.ts';
import type { House } from './house.ts';
import { post } from './ledger.ts';
import type { Product } from './product.ts';

const HUNDREDTHS = 100;

/** Part of a stake that goes into the jackpot of its currency. */
export interface PaidIn<Kind extends string> {
  kind: Kind;
  /** Id of the payment within its product. */
  ref: string;
  /** The player and the account staked from. The stake already belongs to the house. */
  userId: number;
  accountId: number;
  currencyIso: string;
  /** Hundredths of a minor unit. */
  hundredths: number;
  at: number;
}

/** What a contribution did; minor units. */
export interface IntoJackpot {
  /** Moved by the ledger now, together with fractions of earlier contributions. */
  moved: number;
  /** Balance of the jackpot. */
  held: number;
}

const ADD = `
  update jackpot_fractions as kept set hundredths = (old.hundredths + $2::bigint) % ${HUNDREDTHS}
  from (select currency_iso, hundredths from jackpot_fractions where currency_iso = $1 for update) as old
  where kept.currency_iso = old.currency_iso returning ((old.hundredths + $2::bigint) / ${HUNDREDTHS})::bigint as whole`;

/** Adds to what the house owes a jackpot, and takes the whole minor units out of it. The row's lock orders contributions. */
async function takeWhole(tx: Queryable, currencyIso: string, hundredths: number): Promise<number> {
  const add = () => tx.query<{ whole: number }>(ADD, [currencyIso, hundredths]);
  let [row] = await add();
  if (row === undefined) {
    await tx.query('insert into jackpot_fractions (currency_iso, hundredths) values ($1, 0) on conflict do nothing', [currencyIso]);
    [row] = await add();
  }
  if (row === undefined) throw new Error(`no fraction of the jackpot in ${currencyIso} was written`);
  return row.whole;
}

/**
 * Moves part of a taken stake from the house's stakes to the jackpot of its currency. The jackpot's balance is owed to players. The ledger
 * moves whole minor units; the rest of a contribution is kept and moved with later ones, so that the sum is exact.
 *
 * @throws Error for a kind that is not a transfer, or a payment that was booked before
 * @spec CS-01 BET-9
 */
export async function payIntoJackpot<Kind extends string>(
  tx: Queryable,
  { product, house }: { product: Product<Kind>; house: House },
  { kind, ref, userId, accountId, currencyIso, hundredths, at }: PaidIn<Kind>,
): Promise<IntoJackpot> {
  if (product.kinds[kind] !== 'transfer') throw new Error(`${product.name} transfers nothing as ${kind}`);
  const jackpot = house.jackpots(currencyIso);
  const moved = await takeWhole(tx, currencyIso, hundredths);
  if (moved === 0) {
    const [row] = await tx.query<{ balance: number }>('select balance from accounts where id = $1', [jackpot]);
    return { moved, held: row?.balance ?? 0 };
  }
  const entries = [
    { accountId: house.stakes(currencyIso, userId), amount: -moved },
    { accountId: jackpot, amount: moved },
  ];
  const { balances } = await post(tx, { product: product.name, ref, kind, flow: 'transfer', userId, accountId, at, entries });
  return { moved, held: balances.get(jackpot) ?? 0 };
}

/** Balance of each currency's jackpot according to the ledger, and what the house still owes it. @spec CS-01 */
export const jackpotsHeld = (db: Queryable): Promise<{ currencyIso: string; amount: number; hundredths: number }[]> =>
  db.query<{ currencyIso: string; amount: number; hundredths: number }>(
    `select account.currency_iso as "currencyIso", balance as amount, coalesce(kept.hundredths, 0)::bigint as hundredths
     from accounts as account left join jackpot_fractions as kept on kept.currency_iso = account.currency_iso
     where house_name like 'jackpots:%' order by account.currency_iso`,
  );
