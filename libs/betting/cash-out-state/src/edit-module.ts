import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call, takeEvery } from 'typed-redux-saga';
import { editSlice, editWanted } from './edit.slice.ts';
import { editBet, followEdit } from './effects/edit-bet.saga.ts';

/** Store module that exchanges one open bet for another. Needs session, accounts and history in the same store. */
export const editModule = (ports: Ports): StoreModule => ({
  name: 'editBet',
  slices: [editSlice],
  saga: function* edits() {
    yield* all([call(followEdit, ports), takeEvery(editWanted, editBet, ports)]);
  },
});
