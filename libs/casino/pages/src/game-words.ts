import type { CasinoFeature, CasinoKind, CasinoModelId, CasinoSort, CasinoTheme, CasinoVolatility } from '@touchline/casino-contract';
import { defineMessages } from 'react-intl';

/** Names of the kinds of games. */
export const KIND_NAMES = defineMessages({
  slots: { id: 'casino.kind.slots', defaultMessage: 'Slots' },
  table: { id: 'casino.kind.table', defaultMessage: 'Table games' },
  poker: { id: 'casino.kind.poker', defaultMessage: 'Poker' },
  live: { id: 'casino.kind.live', defaultMessage: 'Live casino' },
  crash: { id: 'casino.kind.crash', defaultMessage: 'Crash games' },
  instant: { id: 'casino.kind.instant', defaultMessage: 'Instant games' },
  scratch: { id: 'casino.kind.scratch', defaultMessage: 'Scratch cards' },
  keno: { id: 'casino.kind.keno', defaultMessage: 'Keno' },
  bingo: { id: 'casino.kind.bingo', defaultMessage: 'Bingo' },
  tv: { id: 'casino.kind.tv', defaultMessage: 'TV games' },
  virtual: { id: 'casino.kind.virtual', defaultMessage: 'Virtual sports' },
  fishing: { id: 'casino.kind.fishing', defaultMessage: 'Fishing and hunting' },
  skill: { id: 'casino.kind.skill', defaultMessage: 'Skill games' },
}) satisfies Record<CasinoKind, unknown>;

/** Names of features. */
export const FEATURE_NAMES = defineMessages({
  'free-spins': { id: 'casino.feature.freeSpins', defaultMessage: 'Free spins' },
  cascades: { id: 'casino.feature.cascades', defaultMessage: 'Cascading reels' },
  'hold-and-win': { id: 'casino.feature.holdAndWin', defaultMessage: 'Hold and win' },
  ways: { id: 'casino.feature.ways', defaultMessage: '243 ways' },
  multipliers: { id: 'casino.feature.multipliers', defaultMessage: 'Multipliers' },
  'cash-out': { id: 'casino.feature.cashOut', defaultMessage: 'Cash out' },
  jackpot: { id: 'casino.feature.jackpot', defaultMessage: 'Jackpot' },
  demo: { id: 'casino.feature.demo', defaultMessage: 'Demo mode' },
}) satisfies Record<CasinoFeature, unknown>;

/** Names of themes. */
export const THEME_NAMES = defineMessages({
  fruit: { id: 'casino.theme.fruit', defaultMessage: 'Fruit' },
  sea: { id: 'casino.theme.sea', defaultMessage: 'Sea' },
  winter: { id: 'casino.theme.winter', defaultMessage: 'Winter' },
  desert: { id: 'casino.theme.desert', defaultMessage: 'Desert' },
  forest: { id: 'casino.theme.forest', defaultMessage: 'Forest' },
  city: { id: 'casino.theme.city', defaultMessage: 'City' },
  space: { id: 'casino.theme.space', defaultMessage: 'Space' },
  asia: { id: 'casino.theme.asia', defaultMessage: 'Asia' },
  volcano: { id: 'casino.theme.volcano', defaultMessage: 'Volcano' },
  myth: { id: 'casino.theme.myth', defaultMessage: 'Myths' },
  music: { id: 'casino.theme.music', defaultMessage: 'Music' },
  sport: { id: 'casino.theme.sport', defaultMessage: 'Sport' },
  mystery: { id: 'casino.theme.mystery', defaultMessage: 'Mystery' },
  classic: { id: 'casino.theme.classic', defaultMessage: 'Classic' },
}) satisfies Record<CasinoTheme, unknown>;

export const VOLATILITY_NAMES = defineMessages({
  low: { id: 'casino.volatility.low', defaultMessage: 'Low volatility' },
  medium: { id: 'casino.volatility.medium', defaultMessage: 'Medium volatility' },
  high: { id: 'casino.volatility.high', defaultMessage: 'High volatility' },
}) satisfies Record<CasinoVolatility, unknown>;

export const SORT_NAMES = defineMessages({
  popular: { id: 'casino.sort.popular', defaultMessage: 'Most played' },
  new: { id: 'casino.sort.new', defaultMessage: 'Newest' },
  name: { id: 'casino.sort.name', defaultMessage: 'Name' },
  rtp: { id: 'casino.sort.rtp', defaultMessage: 'Return to player' },
}) satisfies Record<CasinoSort, unknown>;

/** Names of games by model. */
export const MODEL_NAMES = defineMessages({
  'slot-classic-3x3': { id: 'casino.model.classic', defaultMessage: 'Classic slots' },
  'slot-lines-5x3': { id: 'casino.model.lines', defaultMessage: 'Line slots' },
  'slot-ways-243': { id: 'casino.model.ways', defaultMessage: '243-way slots' },
  'slot-cascade-6x5': { id: 'casino.model.cascade', defaultMessage: 'Cascading slots' },
  'slot-free-spins': { id: 'casino.model.freeSpins', defaultMessage: 'Free-spin slots' },
  'slot-hold-respin': { id: 'casino.model.hold', defaultMessage: 'Hold-and-win slots' },
  'roulette-european': { id: 'casino.model.european', defaultMessage: 'European roulette' },
  'roulette-french': { id: 'casino.model.french', defaultMessage: 'French roulette' },
  'roulette-american': { id: 'casino.model.american', defaultMessage: 'American roulette' },
  'sic-bo': { id: 'casino.model.sicBo', defaultMessage: 'Sic bo' },
  craps: { id: 'casino.model.craps', defaultMessage: 'Craps' },
  blackjack: { id: 'casino.model.blackjack', defaultMessage: 'Blackjack' },
  baccarat: { id: 'casino.model.baccarat', defaultMessage: 'Baccarat' },
  'caribbean-stud': { id: 'casino.model.stud', defaultMessage: 'Caribbean stud' },
  'casino-holdem': { id: 'casino.model.holdem', defaultMessage: 'Casino hold’em' },
  'video-poker-jacks': { id: 'casino.model.jacks', defaultMessage: 'Jacks or Better' },
  'video-poker-deuces': { id: 'casino.model.deuces', defaultMessage: 'Deuces Wild' },
  'video-poker-jacks-8-5': { id: 'casino.model.jacks85', defaultMessage: 'Jacks or better 8/5' },
  'video-poker-bonus': { id: 'casino.model.bonusPoker', defaultMessage: 'Bonus poker 8/5' },
  'video-poker-double-bonus': { id: 'casino.model.doubleBonus', defaultMessage: 'Double bonus 10/7' },
  'video-poker-double-double': { id: 'casino.model.doubleDouble', defaultMessage: 'Double double bonus 9/6' },
  'video-poker-full-deuces': { id: 'casino.model.fullDeuces', defaultMessage: 'Deuces wild, full pay' },
  'video-poker-joker': { id: 'casino.model.jokerPoker', defaultMessage: 'Joker poker' },
  'keno-80': { id: 'casino.model.keno', defaultMessage: 'Keno, 20 of 80' },
  'bingo-75': { id: 'casino.model.bingo', defaultMessage: '75-ball bingo' },
  'scratch-match-3': { id: 'casino.model.match', defaultMessage: 'Match three' },
  'scratch-multiplier': { id: 'casino.model.scratchMultiplier', defaultMessage: 'Match with a multiplier' },
  crash: { id: 'casino.model.crash', defaultMessage: 'Crash' },
  dice: { id: 'casino.model.dice', defaultMessage: 'Dice' },
  mines: { id: 'casino.model.mines', defaultMessage: 'Mines' },
  'plinko-8': { id: 'casino.model.plinko8', defaultMessage: 'Plinko, 8 rows' },
  'plinko-12': { id: 'casino.model.plinko12', defaultMessage: 'Plinko, 12 rows' },
  'plinko-16': { id: 'casino.model.plinko16', defaultMessage: 'Plinko, 16 rows' },
  hilo: { id: 'casino.model.hilo', defaultMessage: 'Hi-Lo' },
  limbo: { id: 'casino.model.limbo', defaultMessage: 'Limbo' },
  'wheel-low': { id: 'casino.model.wheelLow', defaultMessage: 'Wheel, low risk' },
  'wheel-high': { id: 'casino.model.wheelHigh', defaultMessage: 'Wheel, high risk' },
  fishing: { id: 'casino.model.fishing', defaultMessage: 'Fishing' },
  'coin-flip': { id: 'casino.model.coin', defaultMessage: 'Coin flip' },
  'high-low': { id: 'casino.model.highLow', defaultMessage: 'High or low' },
  'virtual-football': { id: 'casino.model.football', defaultMessage: 'Virtual football' },
  'virtual-racing': { id: 'casino.model.racing', defaultMessage: 'Virtual racing' },
  'tv-draw': { id: 'casino.model.tv', defaultMessage: 'Number draws' },
  'live-roulette': { id: 'casino.model.liveRoulette', defaultMessage: 'Live roulette' },
  'live-baccarat': { id: 'casino.model.liveBaccarat', defaultMessage: 'Live baccarat' },
  'skill-2048': { id: 'casino.model.tiles', defaultMessage: '2048' },
}) satisfies Record<CasinoModelId, unknown>;
