import { gameContract } from '@touchline/casino-game-contract/schemas';
import { MODELS } from '@touchline/casino-game-math';
import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { examinedControl, faultsDashboard, openedControl, recordExaminedControl } from './faults.ts';
import { JACKPOT } from './jackpots.ts';
import { games as gamesSchema } from './migrations/047-games.ts';
import { sharedDraws } from './migrations/127-shared-draws.ts';
import { faultyRounds } from './migrations/144-faulty-rounds.ts';
import { gameClosures } from './migrations/158-game-closures.ts';
import { jackpots } from './migrations/159-jackpots.ts';
import { shownRounds } from './migrations/191-shown-rounds.ts';
import { jackpotFractions } from './migrations/380-jackpot-fractions.ts';
import { jackpotShares } from './migrations/381-jackpot-shares.ts';
import { nextSeeds } from './migrations/382-next-seeds.ts';
import { shownJackpots } from './migrations/383-shown-jackpots.ts';
import { rolledRounds } from './migrations/390-rolled-rounds.ts';
import { gameExits } from './migrations/420-game-exits.ts';
import { ROUND } from './product.ts';
import { gamesAddNothing, gamesStores } from './stored.ts';
import { gameRoutes } from './routes.ts';
import { settleRounds } from './rounds/rounds-worker.ts';

/** Calls served here: all but `visit`, which the wallet serves. */
const { visit: _, ...OWN_CALLS } = gameContract;

/** Rounds of casino games: drawn here, staked through the gate, and stored so that each can be replayed and verified. */
export const games: MakeModule = () => ({
  name: 'games',
  calls: callsOf(OWN_CALLS),
  stores: gamesStores,
  addsNothing: gamesAddNothing,
  migrations: [
    ...[gamesSchema, sharedDraws, faultyRounds, gameClosures, jackpots, shownRounds],
    ...[jackpotFractions, jackpotShares, nextSeeds, shownJackpots, rolledRounds, gameExits],
  ],
  products: [ROUND, JACKPOT],
  config: { demoAgeCountries: ['GB'], gameRoutes: MODELS.map(({ id }) => id) },
  open: async (services) => ({
    routes: (app, options) => gameRoutes(app, services, options),
    workers: [settleRounds(services)],
    controls: {
      actions: [examinedControl(services), recordExaminedControl(services), openedControl(services)],
      dashboards: [faultsDashboard(services.db)],
    },
  }),
});
