import { control, type Controls, type Services } from '@touchline/server-kernel';
import * as z from 'zod/mini';

export const identityControls = ({ db }: Pick<Services, 'db'>): Controls => ({
  actions: [
    control({
      name: 'ban',
      label: 'Ban a player; level 0 lifts the ban',
      body: z.strictObject({ userId: z.int(), level: z.int() }),
      run: async ({ userId, level }) => {
        await db.query('update users set ban_level = $2 where id = $1', [userId, level]);
        return { userId, level };
      },
    }),
  ],
});
