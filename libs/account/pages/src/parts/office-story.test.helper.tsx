import type { UnknownAction } from '@reduxjs/toolkit';
import { type LoadedKey, type OfficeData, type OfficeKey, officeReceived, officeSlice } from '@touchline/account-office-state';
import { accountsSlice } from '@touchline/account-state';
import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { createAppStore, createServerPorts, viewChanged, viewSlice } from '@touchline/shared-state';
import { type ReactNode, useState } from 'react';
import { Provider } from 'react-redux';

/** Noon of an arbitrary day, in seconds. */
export const NOON = 1_903_867_200;
export const DAY = 86_400;
export const EUR = { iso: 'EUR', exponent: 2 } as const;

/** Responses of the office service, oldest first. */
export interface Answered {
  after: readonly UnknownAction[];
}

const userId = 7;
export const received = <Key extends OfficeKey>(key: Key, value: OfficeData[Key]): UnknownAction =>
  officeReceived({ userId, key, value }) as UnknownAction;
export const failed = (key: LoadedKey, code = 'unavailable'): UnknownAction => officeSlice.actions.officeFailed({ userId, key, code });
const { changeEnded, uploadMoved } = officeSlice.actions;
type Change = Parameters<typeof changeEnded>[0]['key'];
export const busy = (key: Change): UnknownAction => changeEnded({ key, result: { status: 'busy' } });
export const done = (key: Change): UnknownAction => changeEnded({ key, result: { status: 'done' } });
export const refused = (key: Change, code: string, field: string | null = null): UnknownAction =>
  changeEnded({ key, result: { status: 'refused', code, field } });
export const sending = (kind: string, sent: number, parts: number): UnknownAction => uploadMoved({ kind, sent, parts });

function storeAfter(after: readonly UnknownAction[]) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({
    ports,
    modules: [() => ({ name: 'account', slices: [sessionSlice, accountsSlice, officeSlice, viewSlice] })],
  });
  store.dispatch(viewChanged({ language: 'en' }));
  store.dispatch(sessionReceived({ status: 'player', userId, startedAt: NOON, previousLoginAt: null }));
  for (const action of after) store.dispatch(action);
  return store;
}

/** A page of the office after these responses; no others arrive. */
export function Office({ after, children }: Answered & { children: ReactNode }) {
  const [store] = useState(() => storeAfter(after));
  return <Provider store={store}>{children}</Provider>;
}
