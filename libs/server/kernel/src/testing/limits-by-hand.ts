import { type OwnLimits, noOwnLimits } from '../ledger/own-limits.ts';
import type { MakeModule } from '../module.ts';

/** Limits of players that a test sets, where the backend has no module that keeps them. */
export interface LimitsByHand {
  make: MakeModule;
  /** Replaces the limits of a player. @param own - `unreadable`: every read fails, as when their service is down. */
  set(userId: number, own: Partial<OwnLimits> | 'unreadable'): void;
}

export function limitsByHand(): LimitsByHand {
  const kept = new Map<number, Partial<OwnLimits> | 'unreadable'>();
  return {
    set: (userId, own) => void kept.set(userId, own),
    make: () => ({
      name: 'limits-by-hand',
      ownLimits: async (db, userId, nowMs) => {
        const own = kept.get(userId) ?? {};
        if (own === 'unreadable') throw new Error('the limits of this player cannot be read');
        const { excludedUntil = null } = own;
        const isOver = excludedUntil !== null && excludedUntil <= nowMs;
        return { ...(await noOwnLimits(db, userId, nowMs)), ...own, excludedUntil: isOver ? null : excludedUntil };
      },
      open: async () => ({ routes: () => undefined }),
    }),
  };
}
