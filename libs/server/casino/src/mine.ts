import { MOST_FAVOURITES, type MyCasino } from '@touchline/casino-contract';
import { Refusal, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { hasRight, lockPlayer } from '@touchline/server-kernel/ledger';
import { FAVOURITES_OF_PLAYER } from './stored.ts';

type Of = Pick<Services, 'db' | 'now' | 'ownLimits'>;
const RECENT = 24;

/** Ids of games that a player has opened for real money, latest first. */
export type ReadRecent = (db: Queryable, userId: number, most: number) => Promise<readonly number[]>;

/** A player's favourites, recent games and related data in the casino. */
export async function mineOf({ db, now, ownLimits }: Of, readRecent: ReadRecent, userId: number): Promise<MyCasino> {
  const favourites = await db.query<{ game_id: number }>(
    'select game_id from casino_favourites where user_id = $1 order by made_at desc, game_id limit $2',
    [userId, MOST_FAVOURITES],
  );
  const [user] = await db.query<{ ban_level: number }>('select ban_level from users where id = $1', [userId]);
  const { excludedUntil } = await ownLimits(db, userId, now());
  const isRestricted = (user?.ban_level ?? 0) > 0 || !(await hasRight(db, userId, 'games', now()));
  return {
    favourites: favourites.map(({ game_id }) => game_id),
    recent: await readRecent(db, userId, RECENT),
    barrier: excludedUntil !== null ? 'self-excluded' : isRestricted ? 'restricted' : null,
  };
}

/** Adds or removes a favourite; idempotent. @throws Refusal 409 at the limit. */
export async function keepFavourite(
  { bounds, db, now }: Pick<Services, 'bounds' | 'db' | 'now'>,
  userId: number,
  { gameId, isFavourite }: { gameId: number; isFavourite: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    if (!isFavourite) {
      await tx.query('delete from casino_favourites where user_id = $1 and game_id = $2', [userId, gameId]);
      return;
    }
    const [count] = await tx.query<{ kept: number }>('select count(*)::int as kept from casino_favourites where user_id = $1', [userId]);
    const most = bounds.mostOf(FAVOURITES_OF_PLAYER);
    if ((count?.kept ?? 0) >= most) throw new Refusal(409, 'too-many-favourites', { detail: `You can keep ${most} favourites` });
    await tx.query(
      'insert into casino_favourites (user_id, game_id, made_at) values ($1, $2, $3) on conflict (user_id, game_id) do nothing',
      [userId, gameId, now()],
    );
  });
}
