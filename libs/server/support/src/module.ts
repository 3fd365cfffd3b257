import { callsOf, type MakeModule, deleteExpired } from '@touchline/server-kernel';
import { supportContract } from '@touchline/support-contract/schemas';
import { forgetOldConversations } from './conversations.ts';
import { support as schema } from './migrations/010-support.ts';
import { supportStores } from './stored.ts';
import { supportRoutes } from './support.ts';

/** Support chat for visitors and players. */
export const support: MakeModule = () => ({
  name: 'support',
  calls: callsOf(supportContract),
  migrations: [schema],
  stores: supportStores,
  open: async (services) => ({
    routes: (app, options) => supportRoutes(app, services, options),
    workers: [deleteExpired(services, forgetOldConversations)],
  }),
});
