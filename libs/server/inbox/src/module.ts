import { inboxContract } from '@touchline/account-inbox-contract/schemas';
import { callsOf, forgetOldEvents, type MakeModule, tidy } from '@touchline/server-kernel';
import { forgetOldItems } from './items.ts';
import { inbox as schema } from './migrations/241-inbox.ts';
import { inboxRoutes } from './routes.ts';
import { inboxAddsNothing, inboxStores } from './stored.ts';
import { takingEvents } from './take-events.ts';

/** What players are told: items made of what other modules say happened. @spec AC-06 LIM-5 */
export const inbox: MakeModule = () => ({
  name: 'inbox',
  calls: callsOf(inboxContract),
  migrations: [schema],
  stores: inboxStores,
  addsNothing: inboxAddsNothing,
  open: async (services) => ({
    routes: (app, options) => inboxRoutes(app, services, options),
    workers: [takingEvents(services), tidy(services, forgetOldItems, forgetOldEvents)],
  }),
});
