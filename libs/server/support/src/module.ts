import { callsOf, type MakeModule, deleteExpired } from '@touchline/server-kernel';
import { supportContract } from '@touchline/support-contract/schemas';
import { everyHeartbeat, type Heartbeat } from './bounds.ts';
import { forgetOldConversations } from './conversations.ts';
import { support as schema } from './migrations/010-support.ts';
import { supportStores } from './stored.ts';
import { supportRoutes } from './support.ts';

/** The module with another heartbeat, for tests. */
export const supportWith =
  (heartbeat: Heartbeat): MakeModule =>
  () => ({
    name: 'support',
    calls: callsOf(supportContract),
    migrations: [schema],
    stores: supportStores,
    open: async (services) => ({
      routes: (app, options) => supportRoutes(app, services, options, heartbeat),
      workers: [deleteExpired(services, forgetOldConversations)],
    }),
  });

/** Support chat for visitors and players. */
export const support = supportWith(everyHeartbeat);
