import { inboxContract, playerStreamContract } from '@touchline/account-inbox-contract/schemas';
import { callsOf, forgetOldEvents, type MakeModule, deleteExpired } from '@touchline/server-kernel';
import { forgetOldItems } from './items.ts';
import { inbox as schema } from './migrations/241-inbox.ts';
import { quietZones } from './migrations/321-quiet-zones.ts';
import { playerNews } from './migrations/430-player-news.ts';
import { openChannelSeal } from './player-stream/channel-seal.ts';
import { playerStreamRoutes } from './player-stream/player-stream-routes.ts';
import { inboxRoutes } from './routes.ts';
import { inboxAddsNothing, inboxStores } from './stored.ts';
import { eventWorker } from './take-events.ts';

/** Player notifications, made from events of other modules, and the changes that streams report. @spec AC-06 LIM-5 */
export const inbox: MakeModule = () => ({
  name: 'inbox',
  calls: callsOf(inboxContract, playerStreamContract),
  migrations: [schema, quietZones, playerNews],
  stores: inboxStores,
  addsNothing: inboxAddsNothing,
  open: async (services) => {
    const seal = await openChannelSeal(services.db);
    return {
      routes: (app, options) => {
        inboxRoutes(app, services, options);
        playerStreamRoutes(app, services, seal, options);
      },
      workers: [eventWorker(services), deleteExpired(services, forgetOldItems, forgetOldEvents)],
    };
  },
});
