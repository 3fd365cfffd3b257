/** Why nothing can be played for money at the moment. */
export const PLAY_BARRIERS = ['self-excluded', 'restricted'] as const;
export type PlayBarrier = (typeof PLAY_BARRIERS)[number];
/** Most favourites of one player. */
export const MOST_FAVOURITES = 500;

/** What the casino knows of a player. */
export interface MyCasino {
  /** Ids, the latest first. */
  favourites: readonly number[];
  /** Games played for money lately, the latest first. */
  recent: readonly number[];
  barrier: PlayBarrier | null;
}
