import { COUPON_CODES } from '@touchline/account-contract/schemas';
import { officeContract } from '@touchline/account-office-contract/schemas';
import { checkContract } from '@touchline/identity-contract/schemas';
import { callsOf, type MakeModule, type Services, deleteExpired, type Worker } from '@touchline/server-kernel';
import { type SendRequest, sendRequestsTo, webhookRoute } from '@touchline/server-kernel/http';
import { noPersonalData } from '@touchline/server-kernel/ledger';
import { officeControls } from './controls.ts';
import { forgetPictures, readVerification } from './documents/documents.ts';
import { openCheckProvider } from './identity-check/check-provider.ts';
import { checkRoutes } from './identity-check/check-routes.ts';
import { CHECK_WEBHOOK_PATH, forgetCheckWebhooks, takeCheckWebhook } from './identity-check/check-webhook.ts';
import { office as officeTables } from './migrations/042-office.ts';
import { officePeople } from './migrations/043-office-people.ts';
import { documents } from './migrations/044-documents.ts';
import { identityChecks } from './migrations/124-identity-checks.ts';
import { closedAccounts } from './migrations/181-closed-accounts.ts';
import { verifications } from './migrations/360-verifications.ts';
import { pointExchanges } from './migrations/182-point-exchanges.ts';
import { settleAllBonuses } from './money/bonuses.ts';
import { codeRegister } from './money/promo-codes.ts';
import { BONUS, CASHBACK, CONVERSION, POINTS_EXCHANGE } from './money/products.ts';
import { officeRoutes } from './office-routes.ts';
import { seedIdeas } from './people/ideas.ts';
import { personalData } from './people/profile.ts';
import { officeAddsNothing, officeStores } from './stored.ts';
import { openVault, type Vault } from './vault.ts';

const SETTLE_EVERY_MS = 60_000;

/** Worker that expires bonuses and credits chosen ones, independent of page views. */
const settling =
  (services: Services): Worker =>
  (report) => {
    let isStopped = false;
    let running: Promise<void> | undefined;
    const run = () => settleAllBonuses(services, { shouldContinue: () => !isStopped }).catch(report);
    const timer = setInterval(() => (running ??= run().finally(() => (running = undefined))), SETTLE_EVERY_MS);
    timer.unref();
    return {
      stop: async () => {
        isStopped = true;
        clearInterval(timer);
        await running;
      },
    };
  };

/** Identity provider settings: transport, webhook secret, and the origin that the site frames. */
export interface CheckSettings {
  ask: SendRequest;
  secret: string;
  origin: string;
}

/** The office with the given identity provider, or without one. */
export const officeAt =
  (checks: CheckSettings | null): MakeModule =>
  () => {
    let opened: Vault | undefined;
    return {
      name: 'office',
      calls: callsOf(officeContract, checkContract),
      migrations: [officeTables, officePeople, documents, identityChecks, closedAccounts, pointExchanges, verifications],
      products: [CONVERSION, BONUS, CASHBACK, POINTS_EXCHANGE],
      stores: officeStores,
      addsNothing: officeAddsNothing,
      verification: readVerification,
      personalData: (db, userId) => (opened === undefined ? noPersonalData(db, userId) : personalData(db, opened, userId)),
      open: async (services) => {
        codeRegister(services.provided(COUPON_CODES)); // two equal codes fail the start
        const vault = openVault(services);
        opened = vault;
        const checking = { ...services, provider: openCheckProvider(checks?.ask ?? null, checks?.origin ?? null) };
        await seedIdeas(services.db, services.now());
        return {
          routes: (app, options) => {
            officeRoutes(app, services, { vault, options });
            checkRoutes(app, checking, options);
            if (checks !== null) webhookRoute(app, CHECK_WEBHOOK_PATH, (sent) => takeCheckWebhook(checking, checks.secret, sent));
          },
          workers: [deleteExpired(services, forgetPictures, forgetCheckWebhooks), settling(services)],
          controls: officeControls(services),
        };
      },
    };
  };

/** The office: wallets, bonuses, people, documents, and identity checks by the provider configured in the environment. */
export const office: MakeModule = (start) => {
  const { TOUCHLINE_IDENTITY_ORIGIN: origin, TOUCHLINE_IDENTITY_SECRET: secret } = start.env;
  return officeAt(origin === undefined || secret === undefined ? null : { ask: sendRequestsTo(origin, secret), secret, origin })(start);
};
