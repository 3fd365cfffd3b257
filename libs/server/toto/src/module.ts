import { controlsOf, engineOf } from '@touchline/server-engine';
import { callsOf, type MakeModule, type Services } from '@touchline/server-kernel';
import { lottoContract, ticketContract, totoContract } from '@touchline/toto-contract/schemas';
import { totoControls } from './controls.ts';
import { beaconOf } from './lotto/beacon.ts';
import { lottoSchema } from './migrations/064-lotto.ts';
import { MEDIA, pictureRoutes } from './media/media.ts';
import { totoSchema } from './migrations/063-toto.ts';
import { totoStores } from './stored.ts';
import { totoRoutes } from './routes.ts';
import { TICKET } from './tickets/product.ts';
import { engineGames } from './toto/games.ts';
import { drawWorker } from './work.ts';

/** Toto and lotto: draws, tickets and payment. Games and results come from the engine. */
export const toto: MakeModule = (start) => {
  const engine = () => engineOf(start);
  return {
    name: 'toto',
    calls: callsOf(totoContract, lottoContract, ticketContract),
    stores: totoStores,
    migrations: [totoSchema, lottoSchema],
    media: MEDIA,
    products: [TICKET],
    open: async (services: Services) => {
      const source = engineGames(engine, services.now);
      const parts = { services, source, beacon: beaconOf(services, services.env) };
      return {
        routes: (app, options) => {
          totoRoutes(app, parts, options);
          pictureRoutes(app);
        },
        workers: [drawWorker(parts)],
        controls: totoControls(parts, (gameId) => controlsOf(engine()).endGame(gameId)),
      };
    },
  };
};
