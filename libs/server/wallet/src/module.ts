import { gameContract } from '@touchline/casino-game-contract/schemas';
import { type MakeModule, deleteExpired } from '@touchline/server-kernel';
import { wallet as walletSchema } from './migrations/270-wallet.ts';
import { SERVED } from './product.ts';
import { readProviders } from './providers.ts';
import { walletAddsNothing, walletStores } from './stored.ts';
import { siteRoutes } from './site-routes.ts';
import { endRounds } from './sweep.ts';
import { forgetOldVisits } from './visits.ts';
import { walletRoutes } from './wallet-routes.ts';

/** Real-money rounds of external game providers: the wallet API for their servers, and the game pages for players. */
export const wallet: MakeModule = ({ env }) => {
  const providers = readProviders(env);
  return {
    name: 'wallet',
    calls: [gameContract.visit],
    stores: walletStores,
    addsNothing: walletAddsNothing,
    migrations: [walletSchema],
    products: [SERVED],
    open: async (services) => ({
      routes: (app, options) => {
        siteRoutes(app, { ...services, providers }, options);
        walletRoutes(app, { ...services, providers }, options);
      },
      workers: [endRounds(services), deleteExpired(services, forgetOldVisits)],
    }),
  };
};
