import { callsOf, forgetOldDevices, forgetOldSessions, forgetOldTries, type MakeModule, tidy } from '@touchline/server-kernel';
import { accountContract } from '@touchline/account-contract/schemas';
import { sessionContract } from '@touchline/identity-contract/schemas';
import type { SiteConfig } from '@touchline/shared-contract';
import { accountRoutes } from './account-routes.ts';
import { identityControls } from './controls.ts';
import { ensureDemoPlayer } from './demo-player.ts';
import { accountView } from './migrations/011-account-view.ts';
import { sessionRoutes } from './session-routes.ts';
import { viewRoutes } from './view-routes.ts';

const config: Partial<SiteConfig> = {
  isRegistrationAllowed: true,
  isShowIdentification: false,
  isShowRegistrationWidget: false,
  isAutoLogoffEnable: false,
  autoLogoffInactiveMinutes: 30,
};

/** Players: who they are, how they come and go, their accounts, and how they want the site to look. */
export const identity: MakeModule = () => ({
  name: 'identity',
  calls: callsOf(sessionContract, accountContract),
  migrations: [accountView],
  config,
  open: async (services) => {
    await ensureDemoPlayer(services);
    return {
      routes: (app, options) => {
        sessionRoutes(app, services, options);
        accountRoutes(app, services, options);
        viewRoutes(app, services, options);
      },
      workers: [tidy(services, forgetOldTries, forgetOldSessions, forgetOldDevices)],
      controls: identityControls(services),
    };
  },
});
