import type { ModelId } from '@touchline/casino-game-launch/names';

/** Poker games, as used in `/poker/:game`. */
export const POKER_GAMES = [
  'casino-holdem',
  'caribbean-stud',
  'video-poker-jacks',
  'video-poker-deuces',
  'video-poker-jacks-8-5',
  'video-poker-bonus',
  'video-poker-double-bonus',
  'video-poker-double-double',
  'video-poker-full-deuces',
  'video-poker-joker',
] as const satisfies readonly ModelId[];
export type PokerGame = (typeof POKER_GAMES)[number];
export const pokerGameOf = (text: string | undefined): PokerGame | null => POKER_GAMES.find((game) => game === text) ?? null;
