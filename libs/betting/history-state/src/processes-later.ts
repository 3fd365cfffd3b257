import { comeLater, type Ports } from '@touchline/shared-state';
import {
  couponWanted,
  historyFiltersChanged,
  historyMoreWanted,
  historyReloadWanted,
  historyShown,
  openCouponsShown,
  openCouponsWanted,
} from './history.slice.ts';

const WISHES = [historyFiltersChanged, historyReloadWanted, historyMoreWanted, couponWanted, openCouponsWanted].map(({ type }) => type);
/** What is on the screen is in the state already, so these only wake. */
const SHOWN = [historyShown.type, openCouponsShown.type];

export const historyProcessesLater = (ports: Ports) => () =>
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
  });
