import { type BonusId, CASINO_BONUSES, SPINS_OF_A_UNIT } from '@touchline/casino-contract';
import { entryOf, isModelId } from '@touchline/casino-game-math';
import { currencyOf, type Services, type Worker } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { grant, grants, lockPlayerInSweep } from '@touchline/server-kernel/ledger';
import { mainAccountOf } from './main-account.ts';
import { type Edition, editionOf, prizeOf, prizePlaces } from './editions.ts';
import { standingsOf } from './standings.ts';

type Ports = Pick<Services, 'db' | 'house' | 'now' | 'ownLimits' | 'stuck'>;

/** Prizes of tournaments and bonuses in the ledger. @spec MON-7 */
export const PRIZE = grants('casino-prize');
export const BONUS = grants('casino-bonus');

const EVERY_MS = 5_000;
const MOST_AT_ONCE = 200;
/** Job name in the list of failing work. */
const PRIZES = 'casino-prizes';

/** Makes the places of an edition final, once. Its prizes are paid afterwards, one by one. */
export async function closeEdition(db: Services['db'], edition: Edition, nowMs: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const closed = await tx.query(
      'insert into casino_closed_editions (edition, closed_at) values ($1, $2) on conflict (edition) do nothing returning edition',
      [edition.edition, nowMs],
    );
    if (closed.length === 0) return false;
    for (const { place, user_id, account_id, currency_iso } of await standingsOf(tx, edition, prizePlaces(edition.id)))
      await tx.query(
        'insert into casino_prizes (edition, place, user_id, account_id, currency_iso, amount) values ($1, $2, $3, $4, $5, $6)',
        [edition.edition, place, user_id, account_id, currency_iso, prizeOf(edition.id, place) * currencyOf(currency_iso).unit],
      );
    return true;
  });
}

interface Prize {
  edition: string;
  place: number;
  user_id: number;
  account_id: number;
  currency_iso: string;
  amount: number;
}

/** Credits a prize. Marking it as paid and the ledger entry share a transaction, so that it is paid only once. @spec CS-07 BET-9 */
export async function payPrize({ db, house, now }: Pick<Ports, 'db' | 'house' | 'now'>, prize: Prize, isPatient = true): Promise<boolean> {
  const { edition, place, user_id: userId, account_id: accountId, currency_iso: currencyIso, amount } = prize;
  return db.transaction(async (tx) => {
    await lockPlayerInSweep(tx, userId, isPatient);
    const at = now();
    const marked = await tx.query(
      'update casino_prizes set paid_at = $3 where edition = $1 and place = $2 and paid_at is null returning place',
      [edition, place, at],
    );
    if (marked.length === 0) return false;
    await grant(tx, house, PRIZE, { ref: `${edition}-${place}`, userId, accountId, currencyIso, amount, at });
    return true;
  });
}

/** Number of completed steps of a bonus. */
export async function stepsDone(
  tx: Queryable,
  { ownLimits, nowMs }: { ownLimits: Services['ownLimits']; nowMs: number },
  { userId, bonus, takenAt }: { userId: number; bonus: BonusId; takenAt: number },
): Promise<number> {
  switch (bonus) {
    case 'slot-first-deposit': {
      const [first] = await tx.query<{ created_at: number }>(
        `select created_at from ledger_transactions where product = 'deposit' and kind = 'credit' and user_id = $1 order by id limit 1`,
        [userId],
      );
      return first !== undefined && first.created_at >= takenAt ? 1 : 0;
    }
    case 'limit-set':
      return (await ownLimits(tx, userId, nowMs)).limits.length > 0 ? 1 : 0;
    case 'six-kinds': {
      const rows = await tx.query<{ model: string }>(
        `select distinct model from shown_rounds where user_id = $1 and opened_at >= $2 and status = 'settled'`,
        [userId, takenAt],
      );
      return new Set(rows.flatMap(({ model }) => (isModelId(model) ? entryOf(model).catalogue.kind : []))).size;
    }
  }
}

interface Taken {
  user_id: number;
  bonus: BonusId;
  taken_at: number;
}

/** Which of the open bonuses a sweep looks at: `most` of them, taken before the last one of the sweep before. */
export interface BonusTurn {
  most: number;
  after: Taken | undefined;
}
const firstTurn = (): BonusTurn => ({ most: MOST_AT_ONCE, after: undefined });

/** Open bonuses in turns, newest first, because most are incomplete and those of a turn may fail. */
async function nextBonuses({ db, now }: Ports, turn: BonusTurn): Promise<Taken[]> {
  const taken = await db.query<Taken>(
    `select user_id, bonus, taken_at from casino_bonuses where credited_at is null and ended_at is null and ends_at > $1
       and ($3::bigint is null or (taken_at, user_id, bonus) < ($3, $4::bigint, $5::text))
     order by taken_at desc, user_id desc, bonus desc limit $2`,
    [now(), turn.most, turn.after?.taken_at ?? null, turn.after?.user_id ?? null, turn.after?.bonus ?? null],
  );
  turn.after = taken.length < turn.most ? undefined : taken.at(-1);
  return taken;
}

/** Credits a bonus whose steps are complete. @returns whether it was credited. @spec CS-07 RT-19 */
export async function creditBonus(
  { db, house, now, ownLimits }: Ports,
  { user_id: userId, bonus }: Pick<Taken, 'user_id' | 'bonus'>,
  isPatient = true,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPlayerInSweep(tx, userId, isPatient);
    const nowMs = now();
    const [row] = await tx.query<{ taken_at: number }>(
      `select taken_at from casino_bonuses where user_id = $1 and bonus = $2 and credited_at is null and ended_at is null and ends_at > $3`,
      [userId, bonus, nowMs],
    );
    const plan = CASINO_BONUSES.find(({ id }) => id === bonus);
    if (row === undefined || plan === undefined) return false;
    if ((await stepsDone(tx, { ownLimits, nowMs }, { userId, bonus, takenAt: row.taken_at })) < plan.steps) return false;
    const { id: accountId, currencyIso } = await mainAccountOf(tx, userId);
    const amount = Math.floor((plan.spins * currencyOf(currencyIso).unit) / SPINS_OF_A_UNIT);
    await tx.query('update casino_bonuses set credited_at = $3, credited = $4 where user_id = $1 and bonus = $2', [
      userId,
      bonus,
      nowMs,
      amount,
    ]);
    await grant(tx, house, BONUS, { ref: `${bonus}-${userId}`, userId, accountId, currencyIso, amount, at: nowMs });
    return true;
  });
}

/** Closes ended editions, pays due prizes, and credits the complete ones of the bonuses whose turn it is. */
export async function payOffers(ports: Ports, turn = firstTurn()): Promise<void> {
  const { db, now, stuck } = ports;
  const nowMs = now();
  const open = await db.query<{ edition: string }>(
    `select distinct entries.edition from casino_entries as entries
     where not exists (select 1 from casino_closed_editions as closed where closed.edition = entries.edition)`,
  );
  const ended = open.flatMap(({ edition }) => editionOf(edition, nowMs) ?? []).filter(({ endsAt }) => endsAt <= nowMs);
  await stuck.each({ job: 'casino-editions', items: ended, keyOf: ({ edition }) => edition }, (edition) =>
    closeEdition(db, edition, nowMs),
  );
  const prizes = await db.query<Prize>(
    `select edition, place, user_id, account_id, currency_iso, amount from casino_prizes
     where paid_at is null and edition || '-' || place <> all ($2::text[]) order by edition, place limit $1`,
    [MOST_AT_ONCE, stuck.passedBy(PRIZES)],
  );
  await stuck.each({ job: PRIZES, items: prizes, keyOf: ({ edition, place }) => `${edition}-${place}` }, (prize, isPatient) =>
    payPrize(ports, prize, isPatient),
  );
  const taken = await nextBonuses(ports, turn);
  await stuck.each({ job: 'casino-bonuses', items: taken, keyOf: ({ user_id, bonus }) => `${bonus}-${user_id}` }, (one, isPatient) =>
    creditBonus(ports, one, isPatient),
  );
}

/** Worker that runs {@link payOffers} every few seconds, never concurrently. */
export const payingOffers =
  (ports: Ports): Worker =>
  (report) => {
    let isStopped = false;
    let running = Promise.resolve();
    const turn = firstTurn();
    const timer = setInterval(() => {
      running = running.then(() => (isStopped ? undefined : payOffers(ports, turn))).catch(report);
    }, EVERY_MS);
    timer.unref();
    return {
      stop: async () => {
        isStopped = true;
        clearInterval(timer);
        await running;
      },
    };
  };
