import { comeLater, type Ports, type StoreModule } from '@touchline/shared-state';
import {
  couponWanted,
  historyFiltersChanged,
  historyMoreWanted,
  historyReloadWanted,
  historyShown,
  historySlice,
  openCouponsShown,
  openCouponsWanted,
} from './history.slice.ts';

const WISHES = [historyFiltersChanged, historyReloadWanted, historyMoreWanted, couponWanted, openCouponsWanted].map(({ type }) => type);
/** What is on the screen is in the state already, so these only wake. */
const SHOWN = [historyShown.type, openCouponsShown.type];

/** As `historyModule`; its processes come when somebody looks at the history. */
export const historyModuleLater = (ports: Ports): StoreModule => ({
  name: 'history',
  slices: [historySlice],
  saga: () =>
    comeLater({
      load: async () => {
        const [{ keepHistory }, { createHistoryApi }] = await Promise.all([
          import('./effects/keep-history.saga.ts'),
          import('./api/history-api.ts'),
        ]);
        return () => keepHistory({ ports, api: createHistoryApi(ports) });
      },
      wishes: WISHES,
      until: SHOWN,
    }),
});
