import { COUPON_CODES } from '@touchline/account-contract/schemas';
import type { GameResult } from '@touchline/betting-rules';
import { controlsOf, type Engine, engineOf } from '@touchline/server-engine';
import { callsOf, type MakeModule, provide, type Services, deleteExpired, type Worker } from '@touchline/server-kernel';
import { crashPoints } from '@touchline/server-kernel/ledger';
import {
  builderContract,
  cashOutContract,
  couponContract,
  editContract,
  feedContract,
  pastContract,
  receiptContract,
  streamContract,
} from '@touchline/betting-contract/schemas';
import { seoContract } from '@touchline/platform-contract/schemas';
import { forgetOldCombinations } from './coupon/builder-combinations.ts';
import { builderRoutes } from './builder/routes.ts';
import { cashOutRoutes } from './cash-out/routes.ts';
import { cashOuts } from './cash-out/take.ts';
import { startCashOuts } from './cash-out/worker.ts';
import { bettingConfig } from './config.ts';
import { bettingControls } from './controls.ts';
import { enginePrices } from './coupon/engine-prices.ts';
import { placement } from './coupon/place.ts';
import type { PriceSource } from './coupon/prices.ts';
import { COUPON } from './coupon/product.ts';
import { openQuoteSeal } from './coupon/quote-seal.ts';
import { couponRoutes } from './coupon/routes.ts';
import type { BettingServices } from './coupon/services.ts';
import { settlementQueue, startSettlement } from './coupon/settlement-worker.ts';
import { forgetOldShares, sharedRoutes } from './coupon/shared-routes.ts';
import { SITE_CODES } from './coupon/site-offers.ts';
import { startDeciding } from './coupon/waiting-worker.ts';
import { editing } from './edit/exchange.ts';
import { editRoutes } from './edit/routes.ts';
import { pastRoutes } from './feed/past-routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { couponMeasures, feedMeasures } from './measures.ts';
import { forgetOldInputs } from './line/inputs.ts';
import { ownLine } from './line/own-line.ts';
import { type SharedLine, sharedLine } from './line/shared-line.ts';
import { coupons as couponSchema } from './migrations/003-coupons.ts';
import { sharedCoupons } from './migrations/005-shared-coupons.ts';
import { couponTerms } from './migrations/020-coupon-terms.ts';
import { prepaid } from './migrations/021-prepaid.ts';
import { cashOuts as cashOutSchema } from './migrations/090-cash-outs.ts';
import { playersDuels } from './migrations/131-players-duels.ts';
import { couponsByTime } from './migrations/141-coupons-by-time.ts';
import { openCoupons as openCouponsIndex } from './migrations/164-open-coupons.ts';
import { playersCoupons } from './migrations/190-players-coupons.ts';
import { builder } from './migrations/210-builder.ts';
import { editedCoupons } from './migrations/220-edited-coupons.ts';
import { cashOutMoments } from './migrations/221-cash-out-moments.ts';
import { earlyPayout } from './migrations/280-early-payout.ts';
import { ending } from './migrations/310-ending.ts';
import { sharedLine as sharedLineSchema } from './migrations/251-shared-line.ts';
import { correctedResults } from './migrations/375-corrected-results.ts';
import { importedSeasons } from './migrations/300-imported-seasons.ts';
import { shownPromoUses } from './migrations/371-shown-promo-uses.ts';
import { openReceiptSigner } from './receipts/receipt-signer.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { voidDocuments } from './rules-page/void-documents.ts';
import { bettingAddsNothing, bettingStores } from './stored.ts';
import { seoRoutes } from './seo/routes.ts';

const ABOUT = {
  name: 'betting',
  provides: [provide(COUPON_CODES, SITE_CODES)],
  calls: callsOf(
    feedContract,
    pastContract,
    streamContract,
    couponContract,
    builderContract,
    cashOutContract,
    editContract,
    receiptContract,
    seoContract,
  ),
  migrations: [
    couponSchema,
    sharedCoupons,
    couponTerms,
    prepaid,
    cashOutSchema,
    playersDuels,
    couponsByTime,
    openCouponsIndex,
    playersCoupons,
    builder,
    editedCoupons,
    cashOutMoments,
    sharedLineSchema,
    earlyPayout,
    importedSeasons,
    ending,
    shownPromoUses,
    correctedResults,
  ],
  config: bettingConfig,
  stores: bettingStores,
  addsNothing: bettingAddsNothing,
  products: [COUPON],
} as const;

/** @param loaded - resolves when the source knows all games: until then no bet is decided, because its game may only seem to be gone. */
async function openCoupons(services: Services, prices: PriceSource<GameResult>, loaded: Promise<void> = Promise.resolve()) {
  services.documents.add(voidDocuments);
  const betting: BettingServices = { ...services, prices, quotes: await openQuoteSeal(services.db) };
  const crashAt = crashPoints(services.env, services.db);
  const edits = editing(betting, crashAt);
  const coupons = placement(betting, crashAt, edits.decideWaiting);
  const taken = cashOuts(betting, crashAt);
  const queue = settlementQueue();
  const workers: readonly Worker[] = [
    startWhen(loaded, (report) => startSettlement(betting, report, queue)),
    startWhen(loaded, (report) => startDeciding(betting, coupons, report)),
    startWhen(loaded, (report) => startCashOuts(betting, taken, report)),
  ];
  const measures = couponMeasures(services, { prices, queue });
  return { betting, coupons, edits, taken, workers, measures, signer: await openReceiptSigner(services.db) };
}

/** Starts a worker when a promise resolves, unless it has been stopped by then. */
const startWhen =
  (loaded: Promise<void>, start: Worker): Worker =>
  (report) => {
    let isStopped = false;
    let running: ReturnType<Worker> | undefined;
    void loaded.then(() => {
      if (!isStopped) running = start(report);
    });
    return {
      stop: async () => {
        isStopped = true;
        await running?.stop();
      },
    };
  };

/** Sells bets on the match model: line, live, coupons, settlement. */
export const betting: MakeModule = (start) => {
  const engine = engineOf(start); // runs while the database opens
  return {
    ...ABOUT,
    open: async (services) => {
      const uses = { hits: 0, misses: 0 };
      // A single process uses its own clock and needs no shared line.
      const crashAt = crashPoints(services.env, services.db);
      const shared: SharedLine | undefined = services.broker.kind === 'in-process' ? undefined : sharedLine(engine, services, crashAt);
      const line = shared ?? ownLine(engine, services, crashAt);
      const opened = await openCoupons(services, enginePrices(engine), line.loaded);
      const { betting: own, coupons, edits, taken, workers, measures, signer } = opened;
      return {
        routes: (app, options) => {
          sharedRoutes(app, own, options);
          couponRoutes(app, { services: own, coupons }, options);
          cashOutRoutes(app, { services: own, taken }, options);
          editRoutes(app, { services: own, edits }, options);
          receiptRoutes(app, { services: own, signer }, options);
          builderRoutes(app, { services: own, engine }, options);
          feedRoutes(app, { engine, db: own.db, pages: services.pages, uses }, options);
          pastRoutes(app, engine, options);
          seoRoutes(app, engine, options, services.pages);
        },
        workers: [line.worker, ...workers, deleteExpired(services, forgetOldShares, forgetOldInputs, forgetOldCombinations)],
        controls: bettingControls(own, shared ?? controlsOf(engine)),
        measures: [...measures, ...feedMeasures(engine, uses), ...(shared?.measures ?? [])],
        ...(shared && { lacks: shared.lacks }),
      };
    },
  };
};

/** Sells coupons at prices from another source, without game lists. @param engine - prices combinations; without it none are sold. */
export const bettingAt =
  (prices: PriceSource<GameResult>, engine?: Engine): MakeModule =>
  () => ({
    ...ABOUT,
    open: async (services) => {
      const { betting: own, coupons, edits, taken, measures, signer } = await openCoupons(services, prices);
      return {
        routes: (app, options) => {
          sharedRoutes(app, own, options);
          couponRoutes(app, { services: own, coupons }, options);
          cashOutRoutes(app, { services: own, taken }, options);
          editRoutes(app, { services: own, edits }, options);
          receiptRoutes(app, { services: own, signer }, options);
          if (engine !== undefined) builderRoutes(app, { services: own, engine }, options);
        },
        controls: bettingControls(own),
        measures,
      };
    },
  });
