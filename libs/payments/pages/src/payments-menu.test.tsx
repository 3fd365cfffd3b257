import { configureStore } from '@reduxjs/toolkit';
import { cashierSlice, enquiriesSlice } from '@touchline/payments-state';
import { configSlice } from '@touchline/shared-config';
import { viewChanged, viewSlice } from '@touchline/shared-state';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { paymentsRoutes } from './index.ts';

async function open(key: keyof typeof paymentsRoutes, path: string): Promise<void> {
  const slices = { cashier: cashierSlice.reducer, enquiries: enquiriesSlice.reducer, view: viewSlice.reducer, config: configSlice.reducer };
  const store = configureStore({ reducer: slices, middleware: (get) => get({ thunk: false }) });
  store.dispatch(viewChanged({ language: 'en', userId: 7 }));
  const Page = (await paymentsRoutes[key]()).Component as ComponentType;
  render(
    <Provider store={store}>
      <IntlProvider locale="en" onError={() => undefined}>
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

it.each([
  ['office-recharge', '/en/office/recharge', 'Deposit'],
  ['office-deduce', '/en/office/deduce', 'Withdrawal'],
  ['payment-requests', '/en/office/payment/requests', 'Payment enquiries'],
] as const)('[AC-06] %s has the menu of the office, and is marked in it', async (key, path, name) => {
  await open(key, path);
  const menu = within(screen.getByRole('navigation', { name: 'My account' }));
  const groups = menu.getAllByRole('list').filter((list) => list.hasAttribute('aria-label'));
  expect(groups.map((list) => list.getAttribute('aria-label'))).toEqual(['Money', 'Bets', 'Offers', 'Safety', 'Profile']);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(name);
});
