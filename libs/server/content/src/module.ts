import { contentContract, rewardContract } from '@touchline/content-contract/schemas';
import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { contentRoutes } from './content-routes.ts';
import { contentPages } from './content-pages.ts';
import { contentControls } from './controls.ts';
import { importDocuments, type Imported } from './documents/import-documents.ts';
import { createLibrary } from './documents/library.ts';
import { FOLDER, readFolder, sourcesOf } from './documents/read-folder.ts';
import { contentDocuments } from './migrations/060-content.ts';
import { promotionEntries } from './migrations/061-promotions.ts';
import { pointPurchases } from './migrations/062-points.ts';
import { contentStores } from './stored.ts';
import { rewardRoutes } from './rewards/reward-routes.ts';
import { BOUGHT } from './rewards/points.ts';

/** Documents, promotions, news, banners and points. */
export const content: MakeModule = () => ({
  name: 'content',
  calls: callsOf(contentContract, rewardContract),
  stores: contentStores,
  migrations: [contentDocuments, promotionEntries, pointPurchases],
  products: [BOUGHT],
  open: async (services) => {
    let imported: Imported = { documents: [], broken: [] };
    let library = createLibrary([]);
    const load = async () => {
      imported = await importDocuments(services.db, [...readFolder(FOLDER), ...sourcesOf(services.documents.all())], services.now());
      library = createLibrary(imported.documents);
      return imported.broken;
    };
    for (const { name, reason } of await load()) process.stderr.write(`content: ${name} was not imported: ${reason}\n`);
    services.pages.add(() => contentPages(library, services.now()));
    return {
      routes: (app, options) => {
        contentRoutes(app, services, options, () => library);
        rewardRoutes(app, services, options, () => library);
      },
      controls: contentControls(load, () => imported.broken),
    };
  },
});
