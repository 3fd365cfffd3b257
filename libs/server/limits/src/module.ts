import { limitsContract, realityCheckContract } from '@touchline/responsible-gaming-contract/schemas';
import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { limitControls } from './controls.ts';
import { limitRoutes } from './limit-routes.ts';
import { playerLimits } from './migrations/031-limits.ts';
import { play } from './migrations/068-play.ts';
import { ownLimits } from './own-limits.ts';
import { playWatch } from './play-time.ts';
import { realityCheckRoutes } from './reality-check-routes.ts';

/** Limits that players set for themselves. The wager gate of the kernel asks for them before every stake. */
export const limits: MakeModule = () => {
  const written = new Map<number, number>();
  return {
    name: 'limits',
    calls: callsOf(limitsContract, realityCheckContract),
    migrations: [playerLimits, play],
    ownLimits,
    play: (db) => playWatch(db, written),
    open: async (services) => ({
      controls: limitControls(services, () => written.clear()),
      routes: (app, options) => {
        limitRoutes(app, services, options);
        realityCheckRoutes(app, services, options);
      },
    }),
  };
};
