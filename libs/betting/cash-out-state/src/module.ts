import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call, takeEvery } from 'typed-redux-saga';
import { cashOutRuleWanted, cashOutSlice, cashOutWanted } from './cash-out.slice.ts';
import { cashOut, changeRule } from './effects/cash-out.saga.ts';
import { followOffers } from './effects/follow-offers.saga.ts';

/** Store module of cash-out. Needs session, accounts and history in the same store. */
export const cashOutModule = (ports: Ports): StoreModule => ({
  name: 'cashOut',
  slices: [cashOutSlice],
  saga: function* cashOuts() {
    yield* all([call(followOffers, ports), takeEvery(cashOutWanted, cashOut, ports), takeEvery(cashOutRuleWanted, changeRule, ports)]);
  },
});
