import { officeReceived, officeSlice } from '@touchline/account-office-state';
import { accountsSlice } from '@touchline/account-state';
import { accountsOf, anAccount } from '@touchline/account-state/testing';
import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { configureStore, type Action } from '@reduxjs/toolkit';
import { viewSlice } from '@touchline/shared-state';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { AccountPage } from './AccountPage.tsx';

function open() {
  const actions: Action[] = [];
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, accounts: accountsSlice.reducer, office: officeSlice.reducer, view: viewSlice.reducer },
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(() => (next) => (action) => {
        actions.push(action as Action);
        return next(action);
      }),
  });
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1790000000, previousLoginAt: null }));
  store.dispatch(
    accountsSlice.actions.accountsReceived({
      userId: 7,
      ...accountsOf({
        accounts: [
          anAccount({ id: 1, money: 123450 }),
          anAccount({ id: 2, iso: 'KWD', exponent: 3, money: 5005, isActive: false, type: 9, symbol: 'KWD' }),
        ],
        session: { startedAt: 1790000000, staked: 2000, returned: 750, atStake: 0, net: -1250, iso: 'EUR' },
        openCoupons: 3,
      }),
    }),
  );
  const wallet = { symbol: '', label: '', points: 0, currencyId: 978, keptFor: null, isDefault: false, isActive: true };
  const wallets = [
    { ...wallet, scoreId: 1, type: 0, iso: 'EUR', exponent: 2, money: 1, isDefault: true },
    { ...wallet, scoreId: 2, type: 9, iso: 'KWD', exponent: 3, money: 5005, isActive: false, label: 'Holidays', points: 12 },
  ];
  const addable = [{ currencyId: 840, iso: 'USD', symbol: '$', exponent: 2 }];
  store.dispatch(officeReceived({ userId: 7, key: 'wallets', value: { wallets, opening: ['JPY'], addable } }));
  const fields = (['surname', 'name', 'birth_date', 'passport', 'passport_date', 'address'] as const).map((key) => ({
    key,
    value: '',
    change: 'once' as const,
  }));
  const profile = { login: '1', email: null, fields, filled: 4, isComplete: false, isVerified: false };
  store.dispatch(officeReceived({ userId: 7, key: 'profile', value: profile }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <AccountPage />
      </IntlProvider>
    </Provider>,
  );
  return { actions };
}

it('[AC-01] shows each account with its balance in its own decimals', () => {
  open();

  expect(screen.getByText('€1,234.50')).toBeVisible();
  expect(screen.getByText(/5\.005/)).toBeVisible();
});

it('[AC-02] makes another account the active one', async () => {
  const { actions } = open();

  await userEvent.click(screen.getByRole('button', { name: 'Bet from this account' }));

  expect(actions.at(-1)).toEqual({ type: 'accounts/activeWanted', payload: { id: 2 } });
});

it('[AC-01] [AC-02] tells accounts by their names with points, and an account that is being opened', () => {
  open();

  expect(screen.getByRole('heading', { name: 'Holidays' })).toBeVisible();
  expect(screen.getByText('12 points')).toBeVisible();
  expect(screen.getByText('Opening your JPY account…')).toBeVisible();
});

it('[AC-07] [ID-20] shows how complete the profile is, and says what can be filled in only once', async () => {
  const { actions } = open();

  expect(screen.getByText('Profile completed: 4 of 6')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Marsh');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(actions.at(-1)).toEqual({ type: 'office/changeWanted', payload: { key: 'profileSave', body: { surname: 'Marsh' } } });
});

it('[AC-01] states the result of the session with its sign', () => {
  open();

  expect(screen.getByText('−€12.50')).toBeVisible();
});
