import type { Queryable } from '../db/db.ts';
import { Refusal } from '../refusal.ts';
import { ErrorCode } from '@touchline/shared-contract';
import type { Session } from './sessions.ts';

/** A player whose own playing-time limit is used up. `until` in milliseconds since 1970; null if waiting does not help. */
export interface SessionLimitEnd {
  until: number | null;
}

/**
 * Counts playing time over all tabs and devices of a player, by the server's clock. Provided by the module that keeps limits.
 *
 * @spec RG-12 LIM-6
 */
export interface PlayWatch {
  /** Records a call of a signed-in player. @returns not null if the time is used up; all sessions of the player have then been ended. */
  seen(session: Pick<Session, 'userId'>, nowMs: number): Promise<SessionLimitEnd | null>;
  /** End of a player's self-exclusion, milliseconds since 1970; null without one. @spec LIM-5 */
  excludedUntil(userId: number, nowMs: number): Promise<number | null>;
  /** Whether offers are withheld from a player because of signs of harm in their play. @spec LIM-5 */
  areOffersPaused(userId: number, nowMs: number): Promise<boolean>;
  /** Whether a player may sign in. */
  beforeSignIn(userId: number, nowMs: number): Promise<SessionLimitEnd | null>;
}

/** Used if no module keeps limits: playing time is not counted. */
export const noPlayWatch: PlayWatch = {
  seen: async () => null,
  beforeSignIn: async () => null,
  excludedUntil: async () => null,
  areOffersPaused: async () => false,
};

const MS_PER_SECOND = 1000;

/** The refusal for a player whose playing time is used up. @spec RG-12 */
export const sessionLimitEnded = ({ until }: SessionLimitEnd, status: 401 | 403): Refusal =>
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
