import { callsOf, type MakeModule, tidy } from '@touchline/server-kernel';
import { supportContract } from '@touchline/support-contract/schemas';
import { forgetOldConversations } from './conversations.ts';
import { support as schema } from './migrations/010-support.ts';
import { supportStores } from './stored.ts';
import { supportRoutes } from './support.ts';

/** Conversations of visitors and players with support. */
export const support: MakeModule = () => ({
  name: 'support',
  calls: callsOf(supportContract),
  migrations: [schema],
  stores: supportStores,
  open: async (services) => ({
    routes: (app, options) => supportRoutes(app, services, options),
    workers: [tidy(services, forgetOldConversations)],
  }),
});
