import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call, takeEvery } from 'typed-redux-saga';
import { addWanted, builderSlice } from './builder.slice.ts';
import { addCombination } from './effects/add-combination.saga.ts';
import { followBuilder } from './effects/follow-builder.saga.ts';

/** Store module of the bet builder. Needs the coupon module in the same store. */
export const builderModule = (ports: Ports): StoreModule => ({
  name: 'builder',
  slices: [builderSlice],
  saga: function* builder() {
    yield* all([call(followBuilder, ports), takeEvery(addWanted, addCombination, ports)]);
  },
});
