import type { Action } from '@reduxjs/toolkit';
import { registrationSlice } from '@touchline/identity-state';
import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, viewChanged, viewSlice } from '@touchline/shared-state';
import { answer as fakeAnswer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { RegistrationOldPage, RegistrationPage } from './RegistrationPage.tsx';

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

interface Opening {
  site?: Parameters<typeof aSiteConfig>[0];
  build?: 'desktop' | 'mobile';
  page?: ReactNode;
}

function open(path = '/en/registration', { site = {}, build = 'desktop', page = <RegistrationPage /> }: Opening = {}) {
  const actions: Action[] = [];
  const { send } = createFakeServer({ 'GET /web-api/registration/phone-masks': () => fakeAnswer({ masks: [] }) });
  const slices = [registrationSlice, viewSlice, configSlice];
  const store = createAppStore({ ports: createFakePorts({ send }), modules: [() => ({ name: 'registration', slices })] });
  const { dispatch } = store;
  store.dispatch = (action) => {
    actions.push(action as Action);
    return dispatch(action);
  };
  store.dispatch(viewChanged({ build }));
  store.dispatch(configReceived(aSiteConfig(site)));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
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

describe('[ID-26] type and layout', () => {
  beforeEach(() => sessionStorage.clear());
  const chosen = () => screen.queryByRole('radio', { checked: true })?.closest('label')?.textContent ?? null;
  const panel = () => screen.getByRole('region', { name: 'Create your account' });

  it.each([
    ['', undefined, 'One click'],
    ['?type=fast_reg', 'full_reg', 'One click'],
    ['?type=one_click', undefined, 'One click'],
    ['?type=phone_reg', undefined, 'Phone'],
    ['?type=full_reg', 'phone_reg', 'Email'],
    ['', 'phone_reg', 'Phone'],
    ['?type=constructor', 'full_reg', 'Email'],
    ['?type=soc_reg', undefined, 'One click'],
  ] as const)('the address "%s" and the configuration %s begin with %s', (search, registrationType, name) => {
    open(`/en/registration${search}`, { site: { registrationType } });
    expect(screen.getByRole('radio', { name })).toBeChecked();
  });

  it('soc_reg shows the buttons of other sites alone', () => {
    open('/en/registration?type=soc_reg', { site: { socialProviders: ['google'] } });
    expect(screen.getByRole('link', { name: 'Google' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Other ways to register' })).toHaveAttribute('href', '/ru/registration?type=one_click');
    expect([screen.queryByRole('radio'), screen.queryByRole('button', { name: 'Create account' })]).toEqual([null, null]);
  });

  it('plain shows the form of the type without a choice, wide says so, by address or configuration', () => {
    open('/en/registration?type=full_reg&layout=plain', { site: { registrationLayout: 'wide' } });
    expect(chosen()).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(panel()).toHaveAttribute('data-layout', 'plain');
    document.body.innerHTML = '';

    open('/en/registration?layout=none', { site: { registrationLayout: 'wide' } });
    expect(panel()).toHaveAttribute('data-layout', 'wide');
    document.body.innerHTML = '';

    open();
    expect(panel()).toHaveAttribute('data-layout', 'card');
  });

  it.each(['desktop', 'mobile'] as const)('has a variant for the %s build', (build) => {
    open('/en/registration', { build });
    expect(panel()).toHaveAttribute('data-build', build);
  });

  it('the old page has all fields of the e-mail form and the buttons of other sites', () => {
    open('/en/registration-old', { site: { socialProviders: ['google'] }, page: <RegistrationOldPage /> });
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Google' })).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
