import { LIMIT_SERVICE_PATHS } from '@touchline/responsible-gaming-contract';
import { activityContract, limitsContract, realityCheckContract } from '@touchline/responsible-gaming-contract/schemas';
import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { activityRoutes } from './activity-routes.ts';
import { limitChanges } from './changes.ts';
import { limitControls } from './controls.ts';
import { limitRoutes } from './limit-routes.ts';
import { playerLimits } from './migrations/031-limits.ts';
import { play } from './migrations/068-play.ts';
import { harmAlerts } from './migrations/086-harm.ts';
import { quizzes } from './migrations/085-quizzes.ts';
import { plannedExclusions } from './migrations/168-planned-exclusions.ts';
import { limitCurrencies } from './migrations/291-limit-currencies.ts';
import { notedExclusions } from './migrations/331-noted-exclusions.ts';
import { endedLimits } from './migrations/370-ended-limits.ts';
import { ownLimits } from './own-limits.ts';
import { playWatch } from './play-time.ts';
import { realityCheckRoutes } from './reality-check-routes.ts';
import { readLimitSettings } from './settings.ts';
import { limitsAddNothing, limitsStores } from './stored.ts';

/** Limits that players set for themselves. The kernel's wager gate checks them before every stake. */
export const limits: MakeModule = ({ env }) => {
  const written = new Map<number, number>();
  const settingsOf = readLimitSettings(env);
  return {
    name: 'limits',
    calls: callsOf(limitsContract, realityCheckContract, activityContract),
    migrations: [playerLimits, play, quizzes, harmAlerts, plannedExclusions, limitCurrencies, notedExclusions, endedLimits],
    ...(env['TOUCHLINE_LIMIT_SERVICE'] === 'v1' && { config: { limitServicePath: LIMIT_SERVICE_PATHS[1] } }),
    stores: limitsStores,
    addsNothing: limitsAddNothing,
    ownLimits,
    play: (parts) => playWatch(parts, written),
    open: async (services) => {
      const changes = limitChanges(services);
      return {
        controls: limitControls(services, () => written.clear()),
        workers: [changes.worker],
        routes: (app, options) => {
          limitRoutes(app, { ...services, settingsOf }, options);
          realityCheckRoutes(app, { ...services, settingsOf }, options);
          changes.routes(app, options);
          activityRoutes(app, services, options);
        },
      };
    },
  };
};
