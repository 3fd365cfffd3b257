import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { agreementContract } from '@touchline/identity-contract/schemas';
import { helpContract } from '@touchline/responsible-gaming-contract/schemas';
import { platformContract } from '@touchline/platform-contract/schemas';
import { configContract } from '@touchline/shared-contract/schemas';
import { brandRoutes } from './brand/routes.ts';
import { siteControls } from './controls.ts';
import type { ReadSections } from './judging-routes.ts';
import { siteConfig } from './site-config.ts';
import { siteAddsNothing } from './stored.ts';
import { siteRoutes } from './site-routes.ts';

/**
 * Site configuration, and the checks that pages make before they open.
 *
 * @param sections - the sections that this site has; a page of any other is not found
 * @spec RM-07
 */
export const siteOf =
  (sections: ReadSections): MakeModule =>
  ({ env }) => ({
    name: 'site',
    calls: callsOf(configContract, platformContract, agreementContract, helpContract),
    addsNothing: siteAddsNothing,
    config: siteConfig(env),
    open: async (services) => ({
      routes: (app, options) => {
        siteRoutes(app, { ...services, sections }, options);
        brandRoutes(app);
      },
      controls: siteControls,
    }),
  });
