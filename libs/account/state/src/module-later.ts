import { comeLater, type Ports, type StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { accountsSlice } from './accounts.slice.ts';
import { createAccountApi } from './api/account-api.ts';
import { keepAccounts } from './effects/keep-accounts.saga.ts';
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

/** As `accountModule`; the processes of the history come when somebody looks at it. */
export function accountModuleLater(ports: Ports): StoreModule {
  const api = createAccountApi(ports);
  const history = {
    load: async () => {
      const { keepHistory } = await import('./effects/keep-history.saga.ts');
      return () => keepHistory({ ports, api });
    },
    wishes: WISHES,
    until: SHOWN,
  };
  return {
    name: 'account',
    slices: [accountsSlice, historySlice],
    saga: function* account() {
      yield* all([call(keepAccounts, { ports, api }), call(comeLater, history)]);
    },
  };
}
