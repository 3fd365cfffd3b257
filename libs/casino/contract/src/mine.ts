/** Why the player cannot play for money at the moment. */
export const PLAY_BARRIERS = ['self-excluded', 'restricted'] as const;
export type PlayBarrier = (typeof PLAY_BARRIERS)[number];
/** Maximum number of favourites per player. */
export const MOST_FAVOURITES = 500;
