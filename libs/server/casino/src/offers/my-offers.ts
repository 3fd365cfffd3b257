import { bonusIdOf, CASINO_BONUSES, type BonusId, type JoinedTournament, type MyOffers, type TakenBonus } from '@touchline/casino-contract';
import { currencyOf, Refusal, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { holdOf, lockPlayer } from '@touchline/server-kernel/ledger';
import { editionOf, stateOf } from './editions.ts';
import { mainAccountOf } from './main-account.ts';
import { stepsDone } from './pay-offers.ts';
import { countedRounds, standingsOf } from './standings.ts';

type Ports = Pick<Services, 'db' | 'now' | 'ownLimits'>;

const DAY_MS = 86_400_000;
const SHOWN = 12;
const ALL_PLACES = 100_000;
const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Whether a player may receive offers: false during a break and for restricted players. @spec CS-07 LIM-5 */
export async function isOffered(db: Queryable, { ownLimits }: Pick<Ports, 'ownLimits'>, userId: number, nowMs: number): Promise<boolean> {
  const [user] = await db.query<{ ban_level: number }>('select ban_level from users where id = $1', [userId]);
  const { excludedUntil } = await ownLimits(db, userId, nowMs);
  return (user?.ban_level ?? 0) === 0 && excludedUntil === null && (await holdOf(db, userId, nowMs)) === null;
}

async function bonusesOf(db: Queryable, { ownLimits }: Ports, userId: number, nowMs: number): Promise<TakenBonus[]> {
  const rows = await db.query<{ bonus: string; taken_at: number; ends_at: number; ended_at: number | null; credited: number | null }>(
    'select bonus, taken_at, ends_at, ended_at, credited from casino_bonuses where user_id = $1 order by taken_at desc',
    [userId],
  );
  const taken: TakenBonus[] = [];
  for (const { bonus, taken_at, ends_at, ended_at, credited } of rows) {
    const plan = CASINO_BONUSES.find(({ id }) => id === bonus);
    if (plan === undefined) continue;
    const isOpen = credited === null && ended_at === null && ends_at > nowMs;
    const done = isOpen ? await stepsDone(db, { ownLimits, nowMs }, { userId, bonus: plan.id, takenAt: taken_at }) : 0;
    taken.push({
      id: plan.id,
      state: credited !== null ? 'credited' : isOpen ? 'open' : 'ended',
      done: credited !== null ? plan.steps : Math.min(plan.steps, done),
      ...{ takenAt: seconds(taken_at), endsAt: seconds(ends_at), credited },
    });
  }
  return taken;
}

async function tournamentsOf(db: Queryable, userId: number, nowMs: number): Promise<JoinedTournament[]> {
  const rows = await db.query<{ edition: string; joined_at: number; prize: number | null }>(
    `select entries.edition, entries.joined_at, prizes.amount as prize from casino_entries as entries
     left join casino_prizes as prizes on prizes.edition = entries.edition and prizes.user_id = entries.user_id and prizes.paid_at is not null
     where entries.user_id = $1 and entries.left_at is null order by entries.joined_at desc limit $2`,
    [userId, SHOWN],
  );
  const joined: JoinedTournament[] = [];
  for (const { edition: name, joined_at, prize } of rows) {
    const edition = editionOf(name, nowMs);
    if (edition === null) continue;
    const own = (await standingsOf(db, edition, ALL_PLACES)).find((one) => one.user_id === userId);
    const rounds = await countedRounds(db, edition, userId);
    joined.push({ edition: name, joinedAt: seconds(joined_at), rounds, place: own?.place ?? null, score: own?.score ?? 0, prize });
  }
  return joined;
}

/** A player's bonuses and tournaments with their progress. @spec CS-07 */
export async function offersOf(ports: Ports, userId: number): Promise<MyOffers> {
  const { db } = ports;
  const nowMs = ports.now();
  const { currencyIso } = await mainAccountOf(db, userId);
  return {
    isOffered: await isOffered(db, ports, userId, nowMs),
    currencyIso,
    exponent: currencyOf(currencyIso).exponent,
    bonuses: await bonusesOf(db, ports, userId, nowMs),
    tournaments: await tournamentsOf(db, userId, nowMs),
  };
}

const notOffered = () => new Refusal(403, 'not-offered', { detail: 'Nothing is offered to you at the moment' });

/**
 * Joins an edition or leaves it. A player who has left cannot rejoin, because that would restart the count of first rounds.
 *
 * @throws Refusal 403, 404, 409
 * @spec CS-07
 */
export async function joinEdition(
  ports: Ports,
  userId: number,
  { edition, isJoined }: { edition: string; isJoined: boolean },
): Promise<void> {
  await ports.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const nowMs = ports.now();
    const found = editionOf(edition, nowMs);
    if (found === null || found.edition !== edition)
      throw new Refusal(404, 'not-found', { field: 'edition', detail: 'There is no such tournament' });
    if (!isJoined) {
      await tx.query('update casino_entries set left_at = coalesce(left_at, $3) where edition = $1 and user_id = $2', [
        edition,
        userId,
        nowMs,
      ]);
      return;
    }
    if (!(await isOffered(tx, ports, userId, nowMs))) throw notOffered();
    if (stateOf(found, nowMs) === 'ended') throw new Refusal(409, 'tournament-ended', { detail: 'This tournament has ended' });
    const [entry] = await tx.query<{ left_at: number | null }>('select left_at from casino_entries where edition = $1 and user_id = $2', [
      edition,
      userId,
    ]);
    if (entry !== undefined && entry.left_at !== null)
      throw new Refusal(409, 'tournament-left', { detail: 'You have left this tournament. The next edition is open to you' });
    if (entry === undefined)
      await tx.query('insert into casino_entries (edition, user_id, joined_at) values ($1, $2, $3)', [edition, userId, nowMs]);
  });
}

/** Takes up a bonus (each only once) or ends it. @throws Refusal 403, 409 @spec CS-07 */
export async function takeBonus(ports: Ports, userId: number, { id, isTaken }: { id: BonusId; isTaken: boolean }): Promise<void> {
  await ports.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const nowMs = ports.now();
    if (!isTaken) {
      await tx.query(
        'update casino_bonuses set ended_at = $3 where user_id = $1 and bonus = $2 and credited_at is null and ended_at is null',
        [userId, id, nowMs],
      );
      return;
    }
    if (!(await isOffered(tx, ports, userId, nowMs))) throw notOffered();
    const plan = CASINO_BONUSES.find((one) => one.id === bonusIdOf(id));
    const [known] = await tx.query<{ ended_at: number | null }>('select ended_at from casino_bonuses where user_id = $1 and bonus = $2', [
      userId,
      id,
    ]);
    if (known !== undefined) {
      if (known.ended_at === null) return;
      throw new Refusal(409, 'bonus-used', { detail: 'This bonus can be taken up once' });
    }
    if (id === 'slot-first-deposit' && (await stepsDone(tx, { ownLimits: ports.ownLimits, nowMs }, { userId, bonus: id, takenAt: 0 })) > 0)
      throw new Refusal(409, 'bonus-not-yours', { detail: 'This bonus is for players who have not made a deposit yet' });
    await tx.query('insert into casino_bonuses (user_id, bonus, taken_at, ends_at) values ($1, $2, $3, $4)', [
      userId,
      id,
      nowMs,
      nowMs + (plan?.days ?? 0) * DAY_MS,
    ]);
  });
}
