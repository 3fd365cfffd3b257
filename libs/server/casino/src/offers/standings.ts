import { COUNTED_ROUNDS } from '@touchline/casino-contract';
import { CURRENCIES } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { type Edition, TOURNAMENTS } from './editions.ts';

/** A player's place in an edition. */
export interface Standing {
  user_id: number;
  account_id: number;
  currency_iso: string;
  place: number;
  score: number;
}

/** Smallest stake that counts, in hundredths of a currency unit. */
const LEAST_HUNDREDTHS = 20;
const HUNDREDTHS = 100;

// Counted rounds: opened after the player joined, settled before the end, of an eligible model, not refunded, staked above the minimum.
// Callers use only the first rounds of each player, so that playing more brings no advantage.
const COUNTED = `
  with counted as (
    select rounds.user_id, rounds.account_id, rounds.currency_iso, rounds.id, rounds.settled_at,
      rounds.returned * ${HUNDREDTHS} / rounds.staked as score,
      row_number() over (partition by rounds.user_id order by rounds.id) as nth
    from shown_rounds as rounds
    join casino_entries as entries on entries.user_id = rounds.user_id and entries.edition = $1 and entries.left_at is null
    join unnest($5::text[], $6::bigint[]) as units (iso, unit) on units.iso = rounds.currency_iso
    where rounds.status = 'settled' and rounds.model = any ($2::text[]) and rounds.opened_at >= greatest($3, entries.joined_at)
      and rounds.settled_at < $4 and rounds.staked * ${HUNDREDTHS} >= units.unit * ${LEAST_HUNDREDTHS}
  )`;
const editionParams = ({ id, edition, startsAt, endsAt }: Edition) => [
  edition,
  TOURNAMENTS[id].models,
  startsAt,
  endsAt,
  CURRENCIES.map(({ iso }) => iso),
  CURRENCIES.map(({ unit }) => unit),
];

/**
 * Standings of an edition by counted rounds: each player's best return decides; on a tie the earlier round ranks first. Players without a
 * win are not ranked.
 *
 * @spec CS-03 CS-07
 */
export function standingsOf(db: Queryable, edition: Edition, most: number): Promise<Standing[]> {
  return db.query<Standing>(
    `${COUNTED}, best as (
       select distinct on (user_id) user_id, account_id, currency_iso, score, settled_at, id from counted
       where nth <= ${COUNTED_ROUNDS} and score > 0 order by user_id, score desc, settled_at, id
     )
     select user_id, account_id, currency_iso, score::bigint, row_number() over (order by score desc, settled_at, id)::int as place
     from best order by place limit $7`,
    [...editionParams(edition), most],
  );
}

/** Number of rounds of a player counted so far. */
export async function countedRounds(db: Queryable, edition: Edition, userId: number): Promise<number> {
  const [row] = await db.query<{ rounds: number }>(
    `${COUNTED} select least(count(*), ${COUNTED_ROUNDS})::int as rounds from counted where user_id = $7`,
    [...editionParams(edition), userId],
  );
  return row?.rounds ?? 0;
}

/** A pseudonymous number of a player within an edition. */
export function playerNumber(edition: string, userId: number): number {
  let hash = 2_166_136_261;
  for (const letter of `${edition}:${userId}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return 1_000 + (hash % 9_000);
}
