import { loadLater, type Ports } from '@touchline/shared-state';
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
/** These actions only trigger loading and are not replayed: their effect is already in the state. */
const SHOWN = [historyShown.type, openCouponsShown.type];

export const historyProcessesLater = (ports: Ports) => () =>
  loadLater({
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
