import type { UnknownAction } from '@reduxjs/toolkit';
import type { Cashier } from '@touchline/payments-contract';
import { cashierReceived, cashierSlice, enquiriesSlice, paymentListSlice, paymentsSlice } from '@touchline/payments-state';
import { someMethods } from '@touchline/payments-ui/testing';
import { createAppStore, createServerPorts, viewChanged, viewSlice } from '@touchline/shared-state';
import { type ReactNode, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';

/** Responses of the payment service, oldest first, and the URL of the page. */
export interface Answered {
  after: readonly UnknownAction[];
  address?: string;
  /** Responses that arrive after the page has made its requests. */
  later?: readonly UnknownAction[];
}

/** Cashier with two methods, with overrides. */
export const cashier = (more: Partial<Cashier> = {}): UnknownAction =>
  cashierReceived({
    userId: 7,
    cashier: {
      account: { id: 5, iso: 'EUR', exponent: 2, money: 10_000 },
      methods: someMethods(),
      ...{ instruments: [], presets: [1_000, 2_000, 5_000, 10_000], last: { methodId: 'voucher', instrumentId: null } },
      net: [
        { days: 1, deposited: 5_000, withdrawn: 2_000 },
        { days: 30, deposited: 9_000, withdrawn: 10_000 },
      ],
      ...{ limits: [], stop: null, verification: null, open: [] },
      ...more,
    },
  });

function storeAfter(after: readonly UnknownAction[]) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
  const slices = [cashierSlice, enquiriesSlice, paymentListSlice, paymentsSlice, viewSlice];
  const store = createAppStore({ ports, modules: [() => ({ name: 'payments', slices })] });
  store.dispatch(viewChanged({ language: 'en', userId: 7 }));
  for (const action of after) store.dispatch(action);
  return store;
}

const NOTHING: readonly UnknownAction[] = [];

/** A page of payments after these responses; no others arrive. */
export function Paying({ after, address = '/en/office/recharge', later = NOTHING, children }: Answered & { children: ReactNode }) {
  const [store] = useState(() => storeAfter(after));
  // Effects of children run first, so the requests have been made.
  useEffect(() => later.forEach((action) => store.dispatch(action)), [later, store]);
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </Provider>
  );
}
