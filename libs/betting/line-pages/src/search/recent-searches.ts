export { RecentSearches } from '@touchline/betting-ui';
