import { drawOf, JACKPOT as RULE, jackpotShare, modelOf, type Played } from '@touchline/casino-game-math';
import { currencyOf } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { type Difference, type House, pay, type Product } from '@touchline/server-kernel/ledger';
import { createHmac } from 'node:crypto';
import type { RoundSeed } from './fair.ts';
import { JACKPOT_POT, jackpotsHeld, payIntoJackpot } from './jackpot-ledger.ts';
import { ROUND } from './product.ts';
import type { RoundRow } from './rounds/round-row.ts';
import { refOf } from './rounds/settle-round.ts';

const PARTS = 1_000_000_000;

interface Booked {
  iso: string;
  sum: number;
  /** Contributions that the ledger has not moved, in hundredths of a minor unit. */
  owed: number;
}

/**
 * Compares what rounds recorded as paid in and won with the ledger's balance for each currency, and the rest of their contributions with
 * the fraction that the ledger keeps.
 */
async function jackpotDifferences(db: Queryable): Promise<Difference[]> {
  const own = await db.query<Booked>(
    `select currency_iso as iso, sum(jackpot_paid_in - jackpot_won)::bigint as sum,
       sum(jackpot_share - jackpot_paid_in * 100)::bigint as owed from game_rounds where jackpot_share > 0 group by currency_iso`,
  );
  const booked = new Map(own.map((each) => [each.iso, each]));
  const held = await jackpotsHeld(db);
  return held
    .flatMap(({ currencyIso, amount, hundredths }) => [
      { ref: currencyIso, booked: booked.get(currencyIso)?.sum ?? 0, posted: amount },
      { ref: `${currencyIso} hundredths`, booked: booked.get(currencyIso)?.owed ?? 0, posted: hundredths },
    ])
    .filter((difference) => difference.booked !== difference.posted);
}

/** Jackpot contributions in the ledger: `jackpot:` and the number of the round. Wins are booked as payments of the round itself. */
export const JACKPOT = {
  name: 'jackpot',
  kinds: { contribute: 'transfer' },
  pots: [JACKPOT_POT],
  reconcile: jackpotDifferences,
} as const satisfies Product;

/**
 * Whether a round wins the jackpot, decided by the first number of a separate stream whose block n is HMAC-SHA-256 of
 * `clientSeed:nonce:jackpot:n` under the server seed. Verification of a round includes this check.
 */
export function winsJackpot({ serverSeed, clientSeed, nonce }: RoundSeed, { amount, unit }: { amount: number; unit: number }): boolean {
  const draw = drawOf((block) => createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:jackpot:${block}`).digest());
  return draw(PARTS) < Math.floor((amount * PARTS) / (unit * RULE.roundsAWin));
}

/**
 * Pays a round's contribution into the jackpot of its currency, and pays the whole jackpot out if the round wins it. Call with the player
 * locked, after the stake was taken. The contribution is a hundredth of the stake and the fraction of a minor unit that the round's return
 * lost, so that the game returns its stated share at every stake.
 *
 * @returns the updated round; unchanged if its model has no jackpot
 * @spec CS-01 CS-05 BET-9
 */
export async function playForJackpot(
  tx: Queryable,
  { house, nowMs }: { house: House; nowMs: number },
  row: RoundRow,
  played: Played,
): Promise<RoundRow> {
  if (modelOf(row.model)?.features.includes('jackpot') !== true) return row;
  const { id, user_id: userId, account_id: accountId, currency_iso: currencyIso, amount } = row;
  const hundredths = jackpotShare(amount, played);
  const payment = { kind: 'contribute', ref: refOf(id), userId, accountId, currencyIso, hundredths, at: nowMs } as const;
  const { moved, held } = await payIntoJackpot(tx, { product: JACKPOT, house }, payment);
  const seed = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce };
  const won = winsJackpot(seed, { amount, unit: currencyOf(currencyIso).unit }) ? held : 0;
  await tx.query('update game_rounds set jackpot_paid_in = $2, jackpot_share = $3, jackpot_won = $4 where id = $1', [
    ...[id, moved, hundredths, won],
  ]);
  if (won === 0) return row;
  await tx.query('update game_stakes set returned = returned + $2 where ref = $1', [refOf(id), won]);
  await pay(tx, { product: ROUND, house }, { kind: 'jackpot', ref: refOf(id), amount: won, from: { pot: JACKPOT_POT }, at: nowMs });
  return { ...row, jackpot_won: won };
}
