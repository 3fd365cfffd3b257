import { limitsContract } from '@touchline/responsible-gaming-contract/schemas';
import { atLimitService, LIMIT_SERVICE_PATHS } from '@touchline/responsible-gaming-contract';
import { type Queryable, serve, type ServeOptions, type Services, type Worker } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';
import { breaksOf, secondsOf } from './waiting.ts';

/** How long a call is held without a change. A page gives up after 15 seconds. */
const HELD_MS = 10_000;
/** How often changes are looked for while somebody waits: a break is known everywhere within a second. @spec LIM-5 */
const LOOKED_FOR_EVERY_MS = 400;
/** Calls that are held for one player; one more is answered at once. */
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
 * Tells pages of changes that another tab, device or process made. All held calls together cost one query every 400 ms, and none while nobody
 * waits.
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
      // A database that does not answer tells nobody anything: every page asks again.
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
          // A planned break is known everywhere within a second of its start, as one that begins at once.
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
  /** Nobody waits for a process that stops. */
  const worker: Worker = () => ({
    stop: () => {
      clearTimeout(timer);
      [...held].forEach(release);
    },
  });
  return { routes, worker };
}
