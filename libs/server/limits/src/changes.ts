import { limitsContract } from '@touchline/responsible-gaming-contract/schemas';
import { atLimitService, LIMIT_SERVICE_PATHS } from '@touchline/responsible-gaming-contract';
import type { Services, Worker } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import { breaksOf, secondsOf } from './waiting.ts';

/** How long a long poll is held open without a change; pages time out after 15 seconds. */
const HELD_MS = 10_000;
/** Poll interval while calls are held, so that a break takes effect everywhere within a second. @spec LIM-5 */
const LOOKED_FOR_EVERY_MS = 400;
/** Most held calls per player; further calls are answered at once. */
const MOST_HELD = 20;

interface Held {
  userId: number;
  since: number;
  until: number;
  go: () => void;
}

const versionOf = async (db: Queryable, userId: number): Promise<number> =>
  (await db.query<{ id: number | null }>('select max(id) as id from player_limit_changes where user_id = $1', [userId]))[0]?.id ?? 0;

/**
 * Long polling for limit changes made in another tab, device or process. All held calls share one query every 400 ms; without held calls
 * there are no queries.
 *
 * @spec LIM-5
 */
export function limitChanges({ db, now }: Pick<Services, 'db' | 'now'>) {
  const held = new Set<Held>();
  let timer: NodeJS.Timeout | undefined;

  const release = (each: Held) => {
    held.delete(each);
    each.go();
  };
  const look = async () => {
    const ids = [...new Set([...held].map(({ userId }) => userId))];
    const rows = await db.query<{ user_id: number; id: number }>(
      'select user_id, max(id) as id from player_limit_changes where user_id = any($1::bigint[]) group by user_id',
      [ids],
    );
    const versions = new Map(rows.map(({ user_id, id }) => [user_id, id]));
    for (const each of held) if ((versions.get(each.userId) ?? 0) > each.since || performance.now() >= each.until) release(each);
  };
  const again = () => {
    timer = setTimeout(() => {
      // If the database fails, release all calls; the pages poll again.
      void look()
        .catch(() => [...held].forEach(release))
        .finally(() => {
          if (held.size > 0) again();
          else timer = undefined;
        });
    }, LOOKED_FOR_EVERY_MS);
  };
  const wait = ({ userId, since, forMs }: { userId: number; since: number; forMs: number }, onClose: (leave: () => void) => void) =>
    new Promise<void>((go) => {
      const each = { userId, since, until: performance.now() + forMs, go };
      if ([...held].filter((other) => other.userId === userId).length >= MOST_HELD) return go();
      held.add(each);
      onClose(() => release(each));
      if (timer === undefined) again();
    });

  const routes = (app: FastifyInstance, options: ServeOptions) => {
    for (const base of LIMIT_SERVICE_PATHS)
      serve(app, atLimitService(limitsContract.changes, base), options, async ({ session: { userId }, query: { since }, reply }) => {
        if (since !== undefined && since >= (await versionOf(db, userId))) {
          const { planned } = await breaksOf(db, userId, now());
          // Return when a planned break starts, so that it takes effect as fast as an immediate one.
          const forMs = planned === null ? HELD_MS : Math.min(HELD_MS, Math.max(0, planned.startsAt - now()));
          await wait({ userId, since, forMs }, (leave) => reply.raw.once('close', leave));
        }
        const [version, { excludedUntil, planned }] = [await versionOf(db, userId), await breaksOf(db, userId, now())];
        return {
          version,
          excludedUntil: excludedUntil === null ? null : secondsOf(excludedUntil),
          plannedBreak: planned === null ? null : { startsAt: secondsOf(planned.startsAt), endsAt: secondsOf(planned.endsAt) },
        };
      });
  };
  /** Releases all held calls when the process stops. */
  const worker: Worker = () => ({
    stop: () => {
      clearTimeout(timer);
      [...held].forEach(release);
    },
  });
  return { routes, worker };
}
