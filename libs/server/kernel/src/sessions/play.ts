import type { Queryable } from '../db/db.ts';
import { Refusal } from '../refusal.ts';
import { ErrorCode } from '@touchline/shared-contract';
import type { Session } from './sessions.ts';

/** A player who has played for as long as they allowed themselves. Milliseconds since 1970; null where waiting does not help. */
export interface PlayedEnough {
  until: number | null;
}

/**
 * Counts for how long players play, over all their tabs and devices, by the server's clock. The module that keeps limits brings it.
 *
 * @spec RG-12 LIM-6
 */
export interface PlayWatch {
  /** A call of a signed-in player. @returns not null when their time is used up; all their sessions have ended then. */
  seen(session: Pick<Session, 'userId'>, nowMs: number): Promise<PlayedEnough | null>;
  /** Until when a player has excluded themselves, milliseconds since 1970; null when they have not. @spec LIM-5 */
  excludedUntil(userId: number, nowMs: number): Promise<number | null>;
  /** Whether offers are kept from a player because of signs of harm in their play. @spec LIM-5 */
  areOffersPaused(userId: number, nowMs: number): Promise<boolean>;
  /** Whether a player may sign in. */
  beforeSignIn(userId: number, nowMs: number): Promise<PlayedEnough | null>;
}

/** Where no module keeps limits, nobody's time is counted. */
export const noPlayWatch: PlayWatch = {
  seen: async () => null,
  beforeSignIn: async () => null,
  excludedUntil: async () => null,
  areOffersPaused: async () => false,
};

const MS_PER_SECOND = 1000;

/** A session that is over because its player's time is used up. @spec RG-12 */
export const playedEnough = ({ until }: PlayedEnough, status: 401 | 403): Refusal =>
  new Refusal(status, ErrorCode.SessionLimitEnded, {
    detail: 'You have played for as long as your session limit allows',
    ...(until !== null && { more: { endsAt: Math.ceil(until / MS_PER_SECOND) } }),
  });

/** Ends every session of a player whose time is used up. */
export async function endSessionsByLimit(db: Queryable, userId: number, nowMs: number): Promise<void> {
  await db.query(
    `update sessions set ended_at = $2, ended_for = 'session-limit' where user_id = $1 and ended_at is null and expires_at > $2`,
    [userId, nowMs],
  );
}
