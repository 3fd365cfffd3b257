import { casinoContract } from '@touchline/casino-contract/schemas';
import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { casinoRoutes } from './casino-routes.ts';
import { casinoFavourites } from './migrations/052-casino-favourites.ts';
import { openShelf } from './shelf.ts';

/** The casino: a catalogue of invented games, and what players keep of it. */
export const casino: MakeModule = () => ({
  name: 'casino',
  calls: callsOf(casinoContract),
  migrations: [casinoFavourites],
  open: async (services) => {
    const shelf = openShelf();
    return { routes: (app, options) => casinoRoutes(app, { ...services, shelf, readRecent: async () => [] }, options) };
  },
});
