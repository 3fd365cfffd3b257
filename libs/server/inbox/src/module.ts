import { inboxContract } from '@touchline/account-inbox-contract/schemas';
import { callsOf, forgetOldEvents, type MakeModule, deleteExpired } from '@touchline/server-kernel';
import { forgetOldItems } from './items.ts';
import { inbox as schema } from './migrations/241-inbox.ts';
import { quietZones } from './migrations/321-quiet-zones.ts';
import { inboxRoutes } from './routes.ts';
import { inboxAddsNothing, inboxStores } from './stored.ts';
import { eventWorker } from './take-events.ts';

/** Player notifications, made from events of other modules. @spec AC-06 LIM-5 */
export const inbox: MakeModule = () => ({
  name: 'inbox',
  calls: callsOf(inboxContract),
  migrations: [schema, quietZones],
  stores: inboxStores,
  addsNothing: inboxAddsNothing,
  open: async (services) => ({
    routes: (app, options) => inboxRoutes(app, services, options),
    workers: [eventWorker(services), deleteExpired(services, forgetOldItems, forgetOldEvents)],
  }),
});
