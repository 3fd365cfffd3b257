import { serve, type ServeOptions, type Services } from '@touchline/server-kernel';
import { accountContract } from '@touchline/account-contract/schemas';
import type { FastifyInstance } from 'fastify';

/** View settings of a player; the latest write of any device wins. @spec LY-11 */
export function viewRoutes(app: FastifyInstance, { db, now }: Pick<Services, 'db' | 'now'>, options: ServeOptions): void {
  serve(app, accountContract.view, options, async ({ session }) => {
    const [row] = await db.query<{ view: string }>('select view from account_views where user_id = $1', [session.userId]);
    return { view: row?.view ?? null };
  });
  serve(app, accountContract.keepView, options, async ({ session, body }) => {
    await db.query(
      `insert into account_views (user_id, view, updated_at_ms) values ($1, $2, $3)
       on conflict (user_id) do update set view = excluded.view, updated_at_ms = excluded.updated_at_ms`,
      [session.userId, body.view, now()],
    );
    return undefined;
  });
}
