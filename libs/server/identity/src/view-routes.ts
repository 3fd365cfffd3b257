import type { Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { accountContract } from '@touchline/account-contract/schemas';
import type { FastifyInstance } from 'fastify';

/** View settings of a player, and the zone in which times are shown; the latest write of any device wins. @spec LY-11 PL-05 */
export function viewRoutes(app: FastifyInstance, { db, now }: Pick<Services, 'db' | 'now'>, options: ServeOptions): void {
  serve(app, accountContract.view, options, async ({ session }) => {
    const [row] = await db.query<{ view: string; zone: string | null }>('select view, zone from account_views where user_id = $1', [
      session.userId,
    ]);
    return { view: row?.view ?? null, ...(typeof row?.zone === 'string' && { zone: row.zone }) };
  });
  serve(app, accountContract.keepView, options, async ({ session, body }) => {
    await db.query(
      `insert into account_views (user_id, view, updated_at_ms, zone) values ($1, $2, $3, $4)
       on conflict (user_id) do update set view = excluded.view, updated_at_ms = excluded.updated_at_ms,
         zone = coalesce(excluded.zone, account_views.zone)`,
      [session.userId, body.view, now(), body.zone ?? null],
    );
    return undefined;
  });
}
