import type { ModelId, Volatility } from '@touchline/casino-game-math';
import { defineMessages } from 'react-intl';

/** Game names by model. */
export const MODEL_NAMES = defineMessages({
  'slot-classic-3x3': { id: 'gameLaunch.model.slotClassic', defaultMessage: 'Classic Three' },
  'slot-lines-5x3': { id: 'gameLaunch.model.slotLines', defaultMessage: 'Ten Lines' },
  'slot-ways-243': { id: 'gameLaunch.model.slotWays', defaultMessage: '243 Ways' },
  'slot-cascade-6x5': { id: 'gameLaunch.model.slotCascade', defaultMessage: 'Cascade' },
  'slot-free-spins': { id: 'gameLaunch.model.slotFree', defaultMessage: 'Triple Free Spins' },
  'slot-hold-respin': { id: 'gameLaunch.model.slotHold', defaultMessage: 'Hold the Coins' },
  'roulette-european': { id: 'gameLaunch.model.roulette', defaultMessage: 'European roulette' },
  'roulette-french': { id: 'gameLaunch.model.rouletteFrench', defaultMessage: 'French roulette' },
  'roulette-american': { id: 'gameLaunch.model.american', defaultMessage: 'American roulette' },
  'sic-bo': { id: 'gameLaunch.model.sicBo', defaultMessage: 'Sic bo' },
  craps: { id: 'gameLaunch.model.craps', defaultMessage: 'Craps' },
  blackjack: { id: 'gameLaunch.model.blackjack', defaultMessage: 'Blackjack' },
  baccarat: { id: 'gameLaunch.model.baccarat', defaultMessage: 'Baccarat' },
  'caribbean-stud': { id: 'gameLaunch.model.stud', defaultMessage: 'Caribbean stud' },
  'casino-holdem': { id: 'gameLaunch.model.holdem', defaultMessage: 'Casino hold’em' },
  'video-poker-jacks': { id: 'gameLaunch.model.jacks', defaultMessage: 'Jacks or better' },
  'video-poker-deuces': { id: 'gameLaunch.model.deuces', defaultMessage: 'Deuces wild' },
  'video-poker-jacks-8-5': { id: 'gameLaunch.model.jacks85', defaultMessage: 'Jacks or better 8/5' },
  'video-poker-bonus': { id: 'gameLaunch.model.bonusPoker', defaultMessage: 'Bonus poker 8/5' },
  'video-poker-double-bonus': { id: 'gameLaunch.model.doubleBonus', defaultMessage: 'Double bonus 10/7' },
  'video-poker-double-double': { id: 'gameLaunch.model.doubleDouble', defaultMessage: 'Double double bonus 9/6' },
  'video-poker-full-deuces': { id: 'gameLaunch.model.fullDeuces', defaultMessage: 'Deuces wild, full pay' },
  'video-poker-joker': { id: 'gameLaunch.model.jokerPoker', defaultMessage: 'Joker poker' },
  'keno-80': { id: 'gameLaunch.model.keno', defaultMessage: 'Keno' },
  'bingo-75': { id: 'gameLaunch.model.bingo', defaultMessage: 'Bingo 75' },
  'scratch-match-3': { id: 'gameLaunch.model.scratch', defaultMessage: 'Match three' },
  'scratch-multiplier': { id: 'gameLaunch.model.scratchMultiplier', defaultMessage: 'Multiplier card' },
  crash: { id: 'gameLaunch.model.crash', defaultMessage: 'Crash' },
  dice: { id: 'gameLaunch.model.dice', defaultMessage: 'Dice' },
  mines: { id: 'gameLaunch.model.mines', defaultMessage: 'Mines' },
  'plinko-8': { id: 'gameLaunch.model.plinko8', defaultMessage: 'Plinko, 8 rows' },
  'plinko-12': { id: 'gameLaunch.model.plinko12', defaultMessage: 'Plinko, 12 rows' },
  'plinko-16': { id: 'gameLaunch.model.plinko16', defaultMessage: 'Plinko, 16 rows' },
  hilo: { id: 'gameLaunch.model.hilo', defaultMessage: 'Hi-lo' },
  limbo: { id: 'gameLaunch.model.limbo', defaultMessage: 'Limbo' },
  'wheel-low': { id: 'gameLaunch.model.wheelLow', defaultMessage: 'Wheel, low risk' },
  'wheel-high': { id: 'gameLaunch.model.wheelHigh', defaultMessage: 'Wheel, high risk' },
  fishing: { id: 'gameLaunch.model.fishing', defaultMessage: 'Fishing' },
  'coin-flip': { id: 'gameLaunch.model.coin', defaultMessage: 'Coin flip' },
  'high-low': { id: 'gameLaunch.model.highLow', defaultMessage: 'Under or over 7' },
  'virtual-football': { id: 'gameLaunch.model.football', defaultMessage: 'Virtual football' },
  'virtual-racing': { id: 'gameLaunch.model.racing', defaultMessage: 'Virtual racing' },
  'tv-draw': { id: 'gameLaunch.model.draw', defaultMessage: '7 of 42' },
  'live-roulette': { id: 'gameLaunch.model.liveRoulette', defaultMessage: 'Roulette table' },
  'live-baccarat': { id: 'gameLaunch.model.liveBaccarat', defaultMessage: 'Baccarat table' },
  'skill-2048': { id: 'gameLaunch.model.tiles', defaultMessage: '2048' },
}) satisfies Record<ModelId, unknown>;

export const VOLATILITY_NAMES = defineMessages({
  low: { id: 'gameLaunch.volatility.low', defaultMessage: 'Low' },
  medium: { id: 'gameLaunch.volatility.medium', defaultMessage: 'Medium' },
  high: { id: 'gameLaunch.volatility.high', defaultMessage: 'High' },
  none: { id: 'gameLaunch.volatility.none', defaultMessage: 'None' },
}) satisfies Record<Volatility, unknown>;

/** The page that recomputes a round. */
export const VERIFIER = defineMessages({
  title: { id: 'gameLaunch.verifier.title', defaultMessage: 'Check a round by its seeds' },
});
/** URL segment of the verification page. */
export const VERIFIER_ROUTE = 'verify';
