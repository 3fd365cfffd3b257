import type { CasinoFeature, CasinoKind, CasinoSort, CasinoTheme, CasinoVolatility } from '@touchline/casino-contract';
import { defineMessages } from 'react-intl';

/** Names of the kinds of games. */
export const KIND_NAMES = defineMessages({
  slots: { id: 'casino.kind.slots', defaultMessage: 'Slots' },
  table: { id: 'casino.kind.table', defaultMessage: 'Table games' },
  poker: { id: 'casino.kind.poker', defaultMessage: 'Poker' },
  live: { id: 'casino.kind.live', defaultMessage: 'Shared tables' },
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
