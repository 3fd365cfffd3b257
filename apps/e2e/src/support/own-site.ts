import { startEdge, type OwnEdge, type SitePatch } from './own-edge.ts';
import { test as base } from './quiet-page.ts';

/** For tests that change the configuration of the site: they visit a separate edge, so that no other test sees the change. */
export const test = base.extend<{ site: SitePatch; ownSite: OwnEdge }>({
  /** Configuration fields of the test's edge, or a function that derives them from the configuration of the run. */
  site: [{}, { option: true }],
  ownSite: [
    async ({ site }, use) => {
      const edge = await startEdge({ site });
      await use(edge);
      await edge.stop();
    },
    // A busy machine takes long to start a process.
    { timeout: 240_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.origin),
});
