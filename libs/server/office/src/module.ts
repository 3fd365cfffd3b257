import { officeContract } from '@touchline/account-office-contract/schemas';
import { callsOf, type MakeModule, type Services, tidy, type Worker } from '@touchline/server-kernel';
import { officeControls } from './controls.ts';
import { forgetPictures, readVerification } from './documents/documents.ts';
import { office as officeTables } from './migrations/042-office.ts';
import { officePeople } from './migrations/043-office-people.ts';
import { documents } from './migrations/044-documents.ts';
import { playersDue, settleBonuses } from './money/bonuses.ts';
import { BONUS, CASHBACK, CONVERSION } from './money/products.ts';
import { officeRoutes } from './office-routes.ts';
import { seedIdeas } from './people/ideas.ts';
import { openVault } from './vault.ts';

const SETTLE_EVERY_MS = 60_000;

/** Bonuses expire and chosen ones are credited also while nobody looks. */
const settling =
  (services: Services): Worker =>
  (report) => {
    const run = async () => {
      for (const userId of await playersDue(services.db, services.now()))
        await services.db.transaction((tx) => settleBonuses(tx, services, userId)).catch(report);
    };
    const timer = setInterval(() => void run().catch(report), SETTLE_EVERY_MS);
    timer.unref();
    return { stop: () => clearInterval(timer) };
  };

/** The office: wallets, bonuses, people and documents. */
export const office: MakeModule = () => ({
  name: 'office',
  calls: callsOf(officeContract),
  migrations: [officeTables, officePeople, documents],
  products: [CONVERSION, BONUS, CASHBACK],
  verification: readVerification,
  open: async (services) => {
    const vault = openVault(services);
    await seedIdeas(services.db, services.now());
    return {
      routes: (app, options) => officeRoutes(app, services, { vault, options }),
      workers: [tidy(services, forgetPictures), settling(services)],
      controls: officeControls(services),
    };
  },
});
