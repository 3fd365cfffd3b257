import type { GameResult } from '@touchline/betting-rules';
import { type Engine, engineOf } from '@touchline/server-engine';
import { importsFolder, watchImports } from '@touchline/server-importers';
import { callsOf, crashPoints, dataFolder, type MakeModule, type Services, tidy, type Worker } from '@touchline/server-kernel';
import { couponContract, feedContract } from '@touchline/betting-contract/schemas';
import { seoContract } from '@touchline/platform-contract/schemas';
import { bettingConfig } from './config.ts';
import { bettingControls } from './controls.ts';
import { enginePrices } from './coupon/engine-prices.ts';
import { placement } from './coupon/place.ts';
import type { PriceSource } from './coupon/prices.ts';
import { COUPON } from './coupon/product.ts';
import { openQuoteSeal } from './coupon/quote-seal.ts';
import { couponRoutes } from './coupon/routes.ts';
import type { BettingServices } from './coupon/services.ts';
import { startSettlement } from './coupon/settlement-worker.ts';
import { forgetOldShares, sharedRoutes } from './coupon/shared-routes.ts';
import { startDeciding } from './coupon/waiting-worker.ts';
import { feedRoutes } from './feed/routes.ts';
import { coupons as couponSchema } from './migrations/003-coupons.ts';
import { sharedCoupons } from './migrations/005-shared-coupons.ts';
import { couponTerms } from './migrations/020-coupon-terms.ts';
import { prepaid } from './migrations/021-prepaid.ts';
import { seoRoutes } from './seo/routes.ts';

const ABOUT = {
  name: 'betting',
  calls: callsOf(feedContract, couponContract, seoContract),
  migrations: [couponSchema, sharedCoupons, couponTerms, prepaid],
  config: bettingConfig,
  products: [COUPON],
} as const;

async function openCoupons(services: Services, prices: PriceSource<GameResult>) {
  const betting: BettingServices = { ...services, prices, quotes: await openQuoteSeal(services.db) };
  const coupons = placement(betting, crashPoints(services.env));
  const workers: readonly Worker[] = [(report) => startSettlement(betting, report), (report) => startDeciding(betting, coupons, report)];
  return { betting, coupons, workers };
}

/** Plays the matches, with the games of imported files beside the generated ones. */
const playMatches =
  (engine: Engine, { env, now }: Pick<Services, 'env' | 'now'>): Worker =>
  (report) => {
    const imports = watchImports({
      folder: importsFolder(dataFolder(env)),
      lineSpeed: engine.speed,
      onGames: (games) => {
        engine.addFixtures(games.flatMap(({ fixtures }) => fixtures));
        engine.imported.putPlayed(games.flatMap(({ played }) => played));
      },
      onFailure: report,
    });
    engine.tick(now()); // opening the database took its time: prices are of this moment before the first request
    engine.start();
    return {
      stop: () => {
        engine.stop();
        imports.stop();
      },
    };
  };

/** Sells bets on the match model: line, live, coupons, settlement. */
export const betting: MakeModule = (start) => {
  const engine = engineOf(start); // while the database opens
  return {
    ...ABOUT,
    open: async (services) => {
      const { betting: own, coupons, workers } = await openCoupons(services, enginePrices(engine));
      return {
        routes: (app, options) => {
          sharedRoutes(app, own, options);
          couponRoutes(app, { services: own, coupons }, options);
          feedRoutes(app, { engine });
          seoRoutes(app, engine, options, services.pages);
        },
        workers: [playMatches(engine, services), ...workers, tidy(services, forgetOldShares)],
        controls: bettingControls(own, engine),
      };
    },
  };
};

/** Sells coupons at prices from elsewhere, without lists of games. */
export const bettingAt =
  (prices: PriceSource<GameResult>): MakeModule =>
  () => ({
    ...ABOUT,
    open: async (services) => {
      const { betting: own, coupons } = await openCoupons(services, prices);
      return {
        routes: (app, options) => {
          sharedRoutes(app, own, options);
          couponRoutes(app, { services: own, coupons }, options);
        },
        controls: bettingControls(own),
      };
    },
  });
