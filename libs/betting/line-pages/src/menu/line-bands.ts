import { loadFeed, selectMenu } from '@touchline/betting-line-state';
import type { SectionBand } from '@touchline/shared-state';
import { menuView } from '../views/list-views.ts';

/** Bands of this section by their keys in the manifest. @spec BT-01 RM-07 */
export const lineBands: Readonly<Record<string, () => Promise<SectionBand>>> = {
  sports: async () => ({
    Component: (await import('./SportsBand.tsx')).SportsBand,
    load: async (context) => {
      const view = menuView({ section: 'line', lang: context.lang });
      // The sports rarely change, so only the first opening of the menu waits for them.
      if (selectMenu(context.store.getState(), view) === undefined) await loadFeed(context, view);
    },
  }),
};
