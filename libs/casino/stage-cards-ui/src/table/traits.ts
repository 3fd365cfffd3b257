import { baccaratTotal, type Card, type Idle, totalOf } from '@touchline/casino-game-math';

export type CardsIdle = Extract<Idle, 'blackjack' | 'baccarat' | 'stud' | 'holdem' | 'video-poker'>;

interface Traits {
  /** Counts the points of a hand; null in poker. */
  points: ((cards: readonly Card[]) => number) | null;
  /** The hands are sides to bet on, and neither is the player's own. */
  isTwoSided: boolean;
  /** Its best play is known exactly, so that moves can be suggested. */
  hasHints: boolean;
}
const POKER: Traits = { points: null, isTwoSided: false, hasHints: false };

/** In what card tables differ. */
export const TRAITS: Readonly<Record<CardsIdle, Traits>> = {
  blackjack: { points: (cards) => totalOf(cards).total, isTwoSided: false, hasHints: true },
  baccarat: { points: baccaratTotal, isTwoSided: true, hasHints: false },
  stud: POKER,
  holdem: POKER,
  'video-poker': POKER,
};
