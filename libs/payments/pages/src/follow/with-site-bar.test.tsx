import { createSlice } from '@reduxjs/toolkit';
import { createAppStore, viewChanged, viewSlice } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { paymentsRoutes } from '../index.ts';

const accounts = [{ id: 5, isActive: true, money: 12_500, iso: 'EUR', exponent: 2 }];
/** Accounts as the shell keeps them. */
const accountsSlice = createSlice({ name: 'accounts', initialState: { status: 'ready', userId: 7, accounts }, reducers: {} });
type Key = keyof typeof paymentsRoutes;

async function open(key: Key, userId: number | null) {
  const store = createAppStore({ ports: createFakePorts(), modules: [() => ({ name: 'test', slices: [accountsSlice, viewSlice] })] });
  store.dispatch(viewChanged({ userId }));
  const page = await paymentsRoutes[key]();
  const Component = page.Component as ComponentType;
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={['/en/onpay/success']}>
          <Component />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

it.each<Key>(['onpay', 'onpay-withdraw'])('[LY-01] the page %s has a bar with logo, balance and the way back', async (key) => {
  await open(key, 7);
  const bar = screen.getByRole('navigation', { name: 'Touchline' });
  expect(bar.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Touchline' })).toHaveAttribute('href', '/en');
  expect(screen.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/en');
  expect(screen.getByTestId('balance')).toHaveTextContent('€125.00');
  expect(screen.getByTestId('balance').closest('a')).toHaveAttribute('href', '/en/office/account');
});

it('[LY-01] the bar shows no balance to a visitor', async () => {
  await open('onpay', null);
  expect(screen.getByRole('navigation', { name: 'Touchline' })).toBeVisible();
  expect(screen.queryByTestId('balance')).toBeNull();
});
