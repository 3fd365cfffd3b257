import { control, type Control, type Dashboard, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import * as z from 'zod/mini';

const EXAMINED = 'fault-examined';
const RECORD_EXAMINED = 'record-examined';
const OPENED = 'game-opened';
type Part = Awaited<ReturnType<Dashboard['run']>>[number];
const SHOWN = 200;
const timeOf = (ms: number): string => new Date(ms).toISOString();

interface FaultRow {
  id: number;
  model: string;
  game: number | null;
  user_id: number;
  staked: number;
  currency_iso: string;
  fault: string;
  opened_at: number;
  settled_at: number;
}

/** Rounds voided because their result could not be computed, until an operator has examined them. */
async function voidedRounds(db: Queryable): Promise<Part> {
  const rows = await db.query<FaultRow>(
    `select id, model, game, user_id, staked, currency_iso, fault, opened_at, settled_at from game_rounds
     where fault is not null and fault_examined_at is null order by id limit ${SHOWN}`,
  );
  return {
    title: 'Set aside',
    about: 'Find the cause in the game first. A round that has been examined leaves this list and stays void.',
    columns: ['Round', 'Model', 'Game', 'Player', 'Returned, minor units', 'Currency', 'Fault', 'Opened', 'Voided'],
    rows: rows.map(({ id, model, game, user_id, staked, currency_iso, fault, opened_at, settled_at }) => [
      ...[id, model, game ?? '–', user_id, staked, currency_iso, fault],
      ...[timeOf(opened_at), timeOf(settled_at)],
    ]),
    empty: 'No round is faulty.',
    button: { action: EXAMINED, text: 'Examined', sent: rows.map(({ id }) => ({ round: String(id) })) },
  };
}

/** Closed games, and games with failures since their last good round. */
async function failingGames(db: Queryable): Promise<Part> {
  const rows = await db.query<{ model: string; failures: number; fault: string; failed_at: number; closed_at: number | null }>(
    `select model, failures, fault, failed_at, closed_at from game_closures order by closed_at is null, model limit ${SHOWN}`,
  );
  return {
    title: 'Games that fail',
    about: 'The fifth failure in a row closes a game: nothing is staked on it any more. Mend it first, then open it again.',
    columns: ['Model', 'Failures in a row', 'Last fault', 'Last failed', 'State'],
    rows: rows.map(({ model, failures, fault, failed_at, closed_at }) => [
      ...[model, failures, fault, timeOf(failed_at), closed_at === null ? 'open' : `closed at ${timeOf(closed_at)}`],
    ]),
    empty: 'No game fails.',
    button: { action: OPENED, text: 'Open again', sent: rows.map(({ model }) => ({ model })) },
  };
}

/** Rounds with unreadable records, listed when a request comes across them. */
async function damagedRounds(db: Queryable): Promise<Part> {
  const rows = await db.query<{
    id: number;
    model: string;
    user_id: number;
    status: string;
    fault: string;
    found_at: number;
    times: number;
  }>(
    `select rounds.id, rounds.model, rounds.user_id, rounds.status, damaged.fault, damaged.found_at, damaged.times
     from game_damaged_rounds as damaged join game_rounds as rounds on rounds.id = damaged.round_id
     where damaged.examined_at is null order by rounds.id limit ${SHOWN}`,
  );
  return {
    title: 'Damaged records',
    about: 'Their sums are sound and stay as they are; the history shows them without a picture and without a proof.',
    columns: ['Round', 'Model', 'Player', 'Status', 'Fault', 'Found', 'Times'],
    rows: rows.map(({ id, model, user_id, status, fault, found_at, times }) => [
      ...[id, model, user_id, status, fault, timeOf(found_at), times],
    ]),
    empty: 'No record is damaged.',
    button: { action: RECORD_EXAMINED, text: 'Examined', sent: rows.map(({ id }) => ({ round: String(id) })) },
  };
}

/** Faults of games: voided rounds, failing games and unreadable records. @spec CS-05 CF-07 */
export const faultsDashboard = (db: Queryable): Dashboard => ({
  name: 'faulty-rounds',
  title: 'Faulty rounds',
  about: 'Rounds of games whose result could not be worked out. Each was voided and its stakes went back to the player at once.',
  run: async () => [await voidedRounds(db), await failingGames(db), await damagedRounds(db)],
});

const RoundBody = z.strictObject({ round: z.string().check(z.regex(/^\d{1,15}$/)) });

/** @throws Refusal 404 if no such round awaits examination */
export const examinedControl = ({ db, now }: { db: Queryable; now: () => number }): Control =>
  control({
    name: EXAMINED,
    label: 'Take a faulty round off the list: it has been examined',
    body: RoundBody,
    run: async ({ round }) => {
      const examined = await db.query(
        'update game_rounds set fault_examined_at = $2 where id = $1 and fault is not null and fault_examined_at is null returning id',
        [Number(round), now()],
      );
      if (examined.length === 0) throw new Refusal(404, 'not-found', { detail: 'No such round waits to be examined' });
      return { round };
    },
  });

/** @throws Refusal 404 if no such record awaits examination */
export const recordExaminedControl = ({ db, now }: { db: Queryable; now: () => number }): Control =>
  control({
    name: RECORD_EXAMINED,
    label: 'Take a damaged record off the list: it has been examined',
    body: RoundBody,
    run: async ({ round }) => {
      const examined = await db.query(
        'update game_damaged_rounds set examined_at = $2 where round_id = $1 and examined_at is null returning round_id',
        [Number(round), now()],
      );
      if (examined.length === 0) throw new Refusal(404, 'not-found', { detail: 'No such record waits to be examined' });
      return { round };
    },
  });

/** @throws Refusal 404 if the game has no failures */
export const openedControl = ({ db }: { db: Queryable }): Control =>
  control({
    name: OPENED,
    label: 'Open a game again that failed: it has been mended',
    body: z.strictObject({ model: z.string().check(z.maxLength(40)) }),
    run: async ({ model }) => {
      const opened = await db.query('delete from game_closures where model = $1 returning model', [model]);
      if (opened.length === 0) throw new Refusal(404, 'not-found', { detail: 'No such game fails' });
      return { model };
    },
  });
