import { control, type Control, type Dashboard, type Queryable, Refusal } from '@touchline/server-kernel';
import * as z from 'zod/mini';

const EXAMINED = 'fault-examined';
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

/** Rounds that were voided because their result could not be worked out, until somebody has examined them. @spec CS-05 CF-07 */
export const faultsDashboard = (db: Queryable): Dashboard => ({
  name: 'faulty-rounds',
  title: 'Faulty rounds',
  about: 'Rounds of games whose result could not be worked out. Each was voided and its stakes went back to the player at once.',
  run: async () => {
    const rows = await db.query<FaultRow>(
      `select id, model, game, user_id, staked, currency_iso, fault, opened_at, settled_at from game_rounds
       where fault is not null and fault_examined_at is null order by id limit ${SHOWN}`,
    );
    return [
      {
        title: 'Set aside',
        about: 'Find the cause in the game first. A round that has been examined leaves this list and stays void.',
        columns: ['Round', 'Model', 'Game', 'Player', 'Returned, minor units', 'Currency', 'Fault', 'Opened', 'Voided'],
        rows: rows.map(({ id, model, game, user_id, staked, currency_iso, fault, opened_at, settled_at }) => [
          ...[id, model, game ?? '–', user_id, staked, currency_iso, fault],
          ...[timeOf(opened_at), timeOf(settled_at)],
        ]),
        empty: 'No round is faulty.',
        button: { action: EXAMINED, text: 'Examined', sent: rows.map(({ id }) => ({ round: String(id) })) },
      },
    ];
  },
});

/** @throws Refusal 404 when no such round waits to be examined */
export const examinedControl = ({ db, now }: { db: Queryable; now: () => number }): Control =>
  control({
    name: EXAMINED,
    label: 'Take a faulty round off the list: it has been examined',
    body: z.strictObject({ round: z.string().check(z.regex(/^\d{1,15}$/)) }),
    run: async ({ round }) => {
      const examined = await db.query(
        'update game_rounds set fault_examined_at = $2 where id = $1 and fault is not null and fault_examined_at is null returning id',
        [Number(round), now()],
      );
      if (examined.length === 0) throw new Refusal(404, 'not-found', { detail: 'No such round waits to be examined' });
      return { round };
    },
  });
