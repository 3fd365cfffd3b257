import { MOST_FAVOURITES } from '@touchline/casino-contract';
import { casinoContract } from '@touchline/casino-contract/schemas';
import type { Bound, Stored } from '@touchline/server-kernel';

export const FAVOURITES_OF_PLAYER: Bound = { name: 'favourites-of-player', whose: 'player', most: MOST_FAVOURITES, of: 'rows', over: 409 };

export const casinoStores: readonly Stored[] = [
  {
    what: 'Favourite games of the casino',
    tables: ['casino_favourites'],
    calls: [casinoContract.favourite],
    bounds: [FAVOURITES_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'until the player removes them',
  },
  {
    what: 'Tournament entries and accepted bonuses',
    tables: ['casino_entries', 'casino_bonuses'],
    calls: [casinoContract.joinTournament, casinoContract.takeBonus],
    bounds: [],
    ceiling: 'one row per player and tournament or bonus',
    kept: 'permanently',
  },
];
