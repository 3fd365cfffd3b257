import { OFFERED_GAMES } from '@touchline/casino-game-contract/schemas';
import { casinoContract } from '@touchline/casino-contract/schemas';
import { callsOf, type MakeModule, provide, type Services, type Worker } from '@touchline/server-kernel';
import { makeCatalogue } from './catalogue.ts';
import { casinoRoutes } from './casino-routes.ts';
import { casinoFavourites } from './migrations/052-casino-favourites.ts';
import { casinoOffers } from './migrations/053-casino-offers.ts';
import { offerRoutes } from './offers/offer-routes.ts';
import { BONUS, payingOffers, PRIZE } from './offers/pay-offers.ts';
import { countRounds, recentGames } from './rounds.ts';
import { casinoStores } from './stored.ts';
import { openShelf } from './shelf.ts';

const COUNT_EVERY_MS = 60_000;

/** Refreshes the play counts at start and every minute. */
function openPopular({ db, now }: Pick<Services, 'db' | 'now'>) {
  let rounds = new Map<number, number>();
  const count = async (): Promise<void> => {
    rounds = await countRounds(db, now());
  };
  const counting: Worker = (report) => {
    void count().catch(report);
    const timer = setInterval(() => void count().catch(report), COUNT_EVERY_MS);
    timer.unref();
    return { stop: () => clearInterval(timer) };
  };
  return { roundsOf: (game: number) => rounds.get(game) ?? 0, counting };
}

/** The casino: a catalogue of invented games, favourites, tournaments and bonuses. */
export const casino: MakeModule = () => {
  const catalogue = makeCatalogue();
  const byId = new Map(catalogue.map((game) => [game.id, game]));
  return {
    name: 'casino',
    calls: callsOf(casinoContract),
    migrations: [casinoFavourites, casinoOffers],
    products: [PRIZE, BONUS],
    stores: casinoStores,
    provides: [
      provide(OFFERED_GAMES, { find: (game) => byId.get(game), ofModel: (modelId) => catalogue.filter(({ model }) => model === modelId) }),
    ],
    open: async (services) => {
      const { roundsOf, counting } = openPopular(services);
      const shelf = openShelf(roundsOf, catalogue);
      return {
        routes: (app, options) => {
          casinoRoutes(app, { ...services, shelf, readRecent: recentGames }, options);
          offerRoutes(app, services, options);
        },
        workers: [counting, payingOffers(services)],
      };
    },
  };
};
