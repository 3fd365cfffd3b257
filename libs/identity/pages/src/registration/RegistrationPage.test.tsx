import { configureStore, type Action } from '@reduxjs/toolkit';
import { registrationSlice } from '@touchline/identity-state';
import { viewSlice } from '@touchline/shared-state';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { RegistrationPage } from './RegistrationPage.tsx';

const OPTIONS = {
  countries: [
    { id: 2, name: 'Kuwait', country_code: 'KW', tel_code: '965', currencyIso: 'KWD' },
    { id: 1, name: 'Germany', country_code: 'DE', tel_code: '49', currencyIso: 'EUR' },
  ],
  currencies: [
    { id: 11, iso: 'EUR', symbol: '€', exponent: 2 },
    { id: 12, iso: 'KWD', symbol: 'KWD', exponent: 3 },
  ],
};

function open(path = '/en/registration') {
  const actions: Action[] = [];
  const store = configureStore({
    reducer: { registration: registrationSlice.reducer, view: viewSlice.reducer },
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(() => (next) => (action) => {
        actions.push(action as Action);
        return next(action);
      }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={[path]}>
          <RegistrationPage />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  act(() => void store.dispatch(registrationSlice.actions.registrationOptionsReceived(OPTIONS)));
  return { store, actions };
}

it('[ID-06] registers with the country, its suggested currency, and the accepted terms', async () => {
  const { actions } = open();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Kuwait');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));

  expect(actions.at(-1)).toEqual({
    type: 'registration/requested',
    payload: { country_id: 2, currency_id: 12, isTermsAccepted: true },
  });
});

it('[ID-06] does not register until age and terms are confirmed', async () => {
  const { actions } = open();

  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));

  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please confirm your age and accept the terms');
  expect(actions.some(({ type }) => type === 'registration/requested')).toBe(false);
});

it('[ID-06] shows the generated login and password once', () => {
  const { store } = open();

  act(() => void store.dispatch(registrationSlice.actions.registered({ login: '70012345', password: 'stone-lamp-42' })));

  expect(screen.getByText('70012345')).toBeVisible();
  expect(screen.getByText('stone-lamp-42')).toBeVisible();
});

it('[GD-17] passes the return URL on to the sign-in link', () => {
  open('/en/registration?returnUrl=%2Fen%2Flive');

  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/ru/user/login?returnUrl=%2Fen%2Flive');
});
