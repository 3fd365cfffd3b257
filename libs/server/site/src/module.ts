import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { agreementContract } from '@touchline/identity-contract/schemas';
import { helpContract } from '@touchline/responsible-gaming-contract/schemas';
import { platformContract } from '@touchline/platform-contract/schemas';
import { configContract } from '@touchline/shared-contract/schemas';
import { brandRoutes } from './brand/routes.ts';
import { siteControls } from './controls.ts';
import { siteConfig } from './site-config.ts';
import { siteAddsNothing } from './stored.ts';
import { siteRoutes } from './site-routes.ts';

/** Site configuration, and the checks that pages make before they open. */
export const site: MakeModule = ({ env }) => ({
  name: 'site',
  calls: callsOf(configContract, platformContract, agreementContract, helpContract),
  addsNothing: siteAddsNothing,
  config: siteConfig(env),
  open: async (services) => ({
    routes: (app, options) => {
      siteRoutes(app, services, options);
      brandRoutes(app);
    },
    controls: siteControls,
  }),
});
