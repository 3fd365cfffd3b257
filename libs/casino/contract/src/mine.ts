/** Why the player cannot play for money at the moment. */
export const PLAY_BARRIERS = ['self-excluded', 'restricted'] as const;
export type PlayBarrier = (typeof PLAY_BARRIERS)[number];
/** Maximum number of favourites per player. */
export const MOST_FAVOURITES = 500;

/** The player's data in the casino. */
export interface MyCasino {
  /** Game ids, latest first. */
  favourites: readonly number[];
  /** Ids of games recently played for money, latest first. */
  recent: readonly number[];
  barrier: PlayBarrier | null;
}
