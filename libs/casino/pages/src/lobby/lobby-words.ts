import { defineMessages } from 'react-intl';

export const words = defineMessages({
  kinds: { id: 'casino.kinds', defaultMessage: 'Game categories' },
  all: { id: 'casino.kind.all', defaultMessage: 'All games' },
  newest: { id: 'casino.kind.new', defaultMessage: 'New' },
  features: { id: 'casino.features', defaultMessage: 'Features' },
  search: { id: 'casino.search', defaultMessage: 'Search games and providers' },
  filters: { id: 'casino.filters', defaultMessage: 'Filters' },
  provider: { id: 'casino.provider', defaultMessage: 'Provider' },
  anyProvider: { id: 'casino.provider.any', defaultMessage: 'All providers' },
  theme: { id: 'casino.theme', defaultMessage: 'Theme' },
  anyTheme: { id: 'casino.theme.any', defaultMessage: 'All themes' },
  volatility: { id: 'casino.volatility', defaultMessage: 'Volatility' },
  anyVolatility: { id: 'casino.volatility.any', defaultMessage: 'Any volatility' },
  sort: { id: 'casino.sort', defaultMessage: 'Sort by' },
  games: { id: 'casino.list', defaultMessage: 'Games' },
  pages: { id: 'casino.pages', defaultMessage: 'Pages of games' },
});
