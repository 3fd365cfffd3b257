import { modelOf, type ModelId } from '@touchline/casino-game-math';

/**
 * Least share of a round's first stake that the house keeps on average with the player's best choice and play, in parts of 10,000, rounded
 * down. The test compares them with the computed returns.
 */
const LEAST_EDGE: Readonly<Record<ModelId, number>> = {
  'slot-classic-3x3': 359,
  'slot-lines-5x3': 301,
  'slot-ways-243': 341,
  'slot-cascade-6x5': 258,
  'slot-free-spins': 416,
  'slot-hold-respin': 528,
  'roulette-european': 270,
  'roulette-french': 135,
  'roulette-american': 526,
  'sic-bo': 277,
  // A bet that lays 4 or 10 may be taken down after one roll, which decides it in one of four.
  craps: 41,
  blackjack: 57,
  baccarat: 105,
  'caribbean-stud': 500,
  'casino-holdem': 216,
  'video-poker-jacks': 45,
  'video-poker-deuces': 27,
  'video-poker-jacks-8-5': 270,
  'video-poker-bonus': 83,
  'video-poker-double-double': 101,
  // Best play returns more than it takes, so these earn nothing (README of casino/game-math).
  'video-poker-double-bonus': 0,
  'video-poker-full-deuces': 0,
  'video-poker-joker': 0,
  'keno-80': 430,
  'bingo-75': 465,
  'scratch-match-3': 669,
  'scratch-multiplier': 611,
  crash: 100,
  dice: 100,
  mines: 100,
  'plinko-8': 93,
  'plinko-12': 88,
  'plinko-16': 100,
  hilo: 100,
  limbo: 100,
  'wheel-low': 400,
  'wheel-high': 400,
  fishing: 400,
  'coin-flip': 200,
  'high-low': 416,
  'virtual-football': 500,
  'virtual-racing': 500,
  'tv-draw': 487,
  'live-roulette': 270,
  'live-baccarat': 105,
  'skill-2048': 0,
};

/** Share of the stakes that a jackpot gives back on average. */
const JACKPOT_PARTS = 100;

/** The least edge of a model as played here, jackpot included; 0 for an unknown model, whose stakes earn nothing. @spec PI-02 CS-06 */
export function edgeOf(id: string): number {
  const model = modelOf(id);
  if (model === undefined) return 0;
  return LEAST_EDGE[model.id] - (model.features.includes('jackpot') ? JACKPOT_PARTS : 0);
}
