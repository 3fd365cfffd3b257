import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call, takeEvery } from 'typed-redux-saga';
import { editSlice, editWanted } from './edit.slice.ts';
import { editBet, followEdit } from './effects/edit-bet.saga.ts';

/** Exchanging one open bet for another, given to the store as one thing. Needs session, accounts and history in the same store. */
export const editModule = (ports: Ports): StoreModule => ({
  name: 'editBet',
  slices: [editSlice],
  saga: function* edits() {
    yield* all([call(followEdit, ports), takeEvery(editWanted, editBet, ports)]);
  },
});
