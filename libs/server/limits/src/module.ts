import { limitsContract } from '@touchline/responsible-gaming-contract/schemas';
import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { ownLimits } from './kept-limits.ts';
import { limitRoutes } from './limit-routes.ts';
import { playerLimits } from './migrations/031-limits.ts';

/** Limits that players set for themselves. The wager gate of the kernel asks for them before every stake. */
export const limits: MakeModule = () => ({
  name: 'limits',
  calls: callsOf(limitsContract),
  migrations: [playerLimits],
  ownLimits,
  open: async (services) => ({ routes: (app, options) => limitRoutes(app, services, options) }),
});
