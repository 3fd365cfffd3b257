import type { Queryable } from '@touchline/server-kernel/db';
import { type House, type Product, setAside } from '@touchline/server-kernel/ledger';

const HUNDREDTHS = 100;

/** The pot of jackpots, one per currency. */
export const JACKPOT_POT = 'jackpots';

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
  books: { product: Product<Kind>; house: House },
  { hundredths, ...payment }: PaidIn<Kind>,
): Promise<IntoJackpot> {
  const moved = await takeWhole(tx, payment.currencyIso, hundredths);
  const held = await setAside(tx, books, { ...payment, pot: JACKPOT_POT, amount: moved });
  return { moved, held };
}

/** Balance of each currency's jackpot according to the ledger, and what the house still owes it. @spec CS-01 */
export const jackpotsHeld = (db: Queryable): Promise<{ currencyIso: string; amount: number; hundredths: number }[]> =>
  db.query<{ currencyIso: string; amount: number; hundredths: number }>(
    `select shown.currency_iso as "currencyIso", shown.amount, coalesce(kept.hundredths, 0)::bigint as hundredths
     from shown_jackpots as shown left join jackpot_fractions as kept on kept.currency_iso = shown.currency_iso
     order by shown.currency_iso`,
  );
