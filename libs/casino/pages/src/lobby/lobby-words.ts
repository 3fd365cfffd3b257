import type { CasinoFeature, CasinoKind } from '@touchline/casino-contract';
import { defineMessages } from 'react-intl';

/** Names of the kinds of games. */
export const KIND_NAMES = defineMessages({
  slots: { id: 'casino.kind.slots', defaultMessage: 'Slots' },
  table: { id: 'casino.kind.table', defaultMessage: 'Table games' },
  live: { id: 'casino.kind.live', defaultMessage: 'Live casino' },
  crash: { id: 'casino.kind.crash', defaultMessage: 'Crash games' },
  scratch: { id: 'casino.kind.scratch', defaultMessage: 'Scratch cards' },
}) satisfies Record<CasinoKind, unknown>;

/** Names of what games can do. */
export const FEATURE_NAMES = defineMessages({
  'free-spins': { id: 'casino.feature.freeSpins', defaultMessage: 'Free spins' },
  cascades: { id: 'casino.feature.cascades', defaultMessage: 'Cascading reels' },
  'hold-and-win': { id: 'casino.feature.holdAndWin', defaultMessage: 'Hold and win' },
  'buy-feature': { id: 'casino.feature.buyFeature', defaultMessage: 'Bonus buy' },
  jackpot: { id: 'casino.feature.jackpot', defaultMessage: 'Jackpots' },
  demo: { id: 'casino.feature.demo', defaultMessage: 'Demo mode' },
}) satisfies Record<CasinoFeature, unknown>;

export const words = defineMessages({
  kinds: { id: 'casino.kinds', defaultMessage: 'Game categories' },
  all: { id: 'casino.kind.all', defaultMessage: 'All games' },
  features: { id: 'casino.features', defaultMessage: 'Features' },
  search: { id: 'casino.search', defaultMessage: 'Search games and providers' },
  provider: { id: 'casino.provider', defaultMessage: 'Provider' },
  anyProvider: { id: 'casino.provider.any', defaultMessage: 'All providers' },
  games: { id: 'casino.list', defaultMessage: 'Games' },
  pages: { id: 'casino.pages', defaultMessage: 'Pages of games' },
});
