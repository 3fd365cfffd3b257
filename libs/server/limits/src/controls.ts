import { minutes as minutesMs } from '@touchline/shared-primitives';
import { control, type Controls, Refusal, type Services } from '@touchline/server-kernel';
import { harmAlerts } from './harm-dashboard.ts';
import * as z from 'zod/mini';

const MOST_MINUTES = 1440;
/** No limit has this type, so reading the player's limits fails. */
const UNKNOWN_TYPE = 99;
/** @param onPlayed - makes the next call of every player store their time of play. */
export const limitControls = ({ db, now }: Pick<Services, 'db' | 'now'>, onPlayed: () => void): Controls => ({
  dashboards: [harmAlerts(db)],
  actions: [
    control({
      name: 'played',
      label: 'Let a player have played for some minutes, with the time limits that they have now',
      body: z.strictObject({ login: z.string(), minutes: z.int().check(z.minimum(1), z.maximum(MOST_MINUTES)) }),
      run: async ({ login, minutes }) => {
        const [user] = await db.query<{ id: number }>('select id from users where login = $1', [login]);
        if (user === undefined) throw new Refusal(404, 'not-found', { field: 'login', detail: 'There is no such player' });
        const to = now();
        const from = to - minutesMs(minutes);
        await db.query('delete from play_stretches where user_id = $1 and to_at > $2', [user.id, from]);
        await db.query('insert into play_stretches (user_id, from_at, to_at) values ($1, $2, $3)', [user.id, from, to]);
        await db.query('update player_limits set started_at = least(started_at, $2) where user_id = $1 and limit_type in (31, 32)', [
          user.id,
          from,
        ]);
        onPlayed();
        return { login, minutes };
      },
    }),
    control({
      name: 'limits-outage',
      label: 'Fail every read of the limits of a player, as when their service is down',
      body: z.strictObject({ login: z.string(), isOut: z.boolean() }),
      run: async ({ login, isOut }) => {
        const [user] = await db.query<{ id: number }>('select id from users where login = $1', [login]);
        if (user === undefined) throw new Refusal(404, 'not-found', { field: 'login', detail: 'There is no such player' });
        await db.query('delete from player_limits where user_id = $1 and limit_type = $2', [user.id, UNKNOWN_TYPE]);
        if (isOut)
          await db.query('insert into player_limits (user_id, limit_type, value, started_at) values ($1, $2, 1, $3)', [
            ...[user.id, UNKNOWN_TYPE, now()],
          ]);
        return { login, isOut };
      },
    }),
  ],
});
