import type { CasinoJackpot } from '@touchline/casino-contract';
import { currencyOf } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { PREPAID_TYPE } from '@touchline/server-kernel/ledger';

const OF_VISITORS = 'EUR';

async function currencyOfPlayer(db: Queryable, userId: number | null): Promise<string> {
  if (userId === null) return OF_VISITORS;
  const [row] = await db.query<{ currency_iso: string }>(
    'select currency_iso from accounts where user_id = $1 and type <> $2 order by is_active desc, type, id limit 1',
    [userId, PREPAID_TYPE],
  );
  return row?.currency_iso ?? OF_VISITORS;
}

/** The jackpot balance from the ledger, in the player's currency. @spec CS-01 */
export async function jackpotFor(db: Queryable, userId: number | null): Promise<CasinoJackpot> {
  const currencyIso = await currencyOfPlayer(db, userId);
  const [held] = await db.query<{ amount: number }>('select amount from shown_jackpots where currency_iso = $1', [currencyIso]);
  return { currencyIso, exponent: currencyOf(currencyIso).exponent, amount: held?.amount ?? 0 };
}
