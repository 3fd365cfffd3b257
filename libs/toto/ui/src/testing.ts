import type { TotoGame } from '@touchline/toto-contract';

/** A game of a draw for stories and tests. */
export const aTotoGame = (more: Partial<TotoGame> = {}): TotoGame => ({
  ...{ gameId: 1, startAt: 1_893_456_000, sport: 'football', champ: { en: 'Harbour League', ar: 'دوري الميناء' } },
  ...{ home: 'Lindholm', away: 'Carrow Town', chances: [450, 280, 270], outcome: null, isCancelled: false, score: null },
  ...more,
});
