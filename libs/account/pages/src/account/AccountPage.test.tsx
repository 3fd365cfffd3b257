import type { UserConfig } from '@touchline/account-contract';
import { officeReceived, officeSlice } from '@touchline/account-office-state';
import { accountsSlice } from '@touchline/account-state';
import { accountsOf, anAccount } from '@touchline/account-state/testing';
import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import type { Action } from '@reduxjs/toolkit';
import { createAppStore, viewChanged, viewSlice } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { AccountPage } from './AccountPage.tsx';

interface Opening {
  /** The user config; without it the call is refused. */
  config?: UserConfig;
  allowed?: 'no' | 'main' | 'additional';
  /** When the reminder was closed, and the current time. */
  closedAt?: { atMs: number; nowMs: number };
}

function open({ allowed = 'no', closedAt, config }: Opening = {}) {
  const actions: Action[] = [];
  const server = createFakeServer({
    'GET /web-api/user/convert-account': () => answer({ allowed }),
    ...(config !== undefined && { 'GET /web-api/user/config': () => answer(config) }),
  });
  const ports = createFakePorts({ send: server.send, ...(closedAt !== undefined && { now: () => closedAt.nowMs }) });
  if (closedAt !== undefined) ports.storage.set('tl-convert-reminded', String(closedAt.atMs));
  const slices = [sessionSlice, accountsSlice, officeSlice, viewSlice];
  const store = createAppStore({ ports, modules: [() => ({ name: 'account', slices })] });
  store.dispatch(viewChanged({ language: 'en' }));
  const { dispatch } = store;
  store.dispatch = (action) => {
    actions.push(action as Action);
    return dispatch(action);
  };
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
  const wallet = { symbol: '', label: '', points: 0, currency_id: 978, keptFor: null, isDefault: false, isActive: true };
  const wallets = [
    { ...wallet, score_id: 1, type: 0, iso: 'EUR', exponent: 2, money: 1, isDefault: true },
    { ...wallet, score_id: 2, type: 9, iso: 'KWD', exponent: 3, money: 5005, isActive: false, label: 'Holidays', points: 12 },
  ];
  const addable = [{ currency_id: 840, iso: 'USD', symbol: '$', exponent: 2 }];
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
  return { actions, ports, server };
}

const CONFIG: UserConfig = {
  ...{ user_id: 7, login: '1', user_name: null, user_email: 'anna@example.test', phone_code: '+49', phone_number: '1711234567' },
  ...{ user_country_id: 276, ban_level: 0, activation_type: 2, protection_level: 40, has_deposit: true, registeredAt: 1 },
  protection_methods: {
    ...{ is_changed_password: true, enable_two_factor_auth: false, enable_phone_binding: true },
    ...{ enable_security_question: false, enable_email_auth: false },
  },
  ...{ verification_status: 0, verification_types: [], user_status_id: 3, requested_additional_document: false },
  user_data: { date_birthday: null, name: 'Anna', surname: 'Lee', passport: null, passport_date: null, registration_address: 'x' },
};
const textOf = (name: string) => screen.getByText(name).closest('dt')?.nextElementSibling?.textContent;

it('[AC-03] [ID-20] shows contact, protection, completeness and verification from the user config', async () => {
  open({ config: CONFIG });

  await screen.findByText('anna@example.test');
  expect(['Email', 'Phone', 'Account protection', 'Profile', 'Verification'].map(textOf)).toEqual([
    ...['anna@example.test', '+49 1711234567', '40%', '3 details are missing', 'Not verified'],
  ]);
});

it.each([
  [{ verification_status: 1 }, 'Verified'],
  [{ requested_additional_document: true, user_email: null }, 'Another document needed'],
])('[AC-03] [ID-19] reads the verification from %j', async (more, text) => {
  open({ config: { ...CONFIG, ...more } });

  expect(await screen.findByText(text)).toBeVisible();
});

it('[AC-03] shows none of it from a config of another player or one that lacks a field', async () => {
  const { phone_code: _, ...less } = CONFIG;
  for (const config of [{ ...CONFIG, user_id: 8 }, less as UserConfig]) {
    const { server } = open({ config });
    await waitFor(() => expect(server.count('GET /web-api/user/config')).toBe(1));
    expect(screen.queryByText('anna@example.test')).toBeNull();
    document.body.innerHTML = '';
  }
});

it('[AC-01] shows each account with the decimals of its currency', () => {
  open();

  expect(screen.getByText('€1,234.50')).toBeVisible();
  expect(screen.getByText(/5\.005/)).toBeVisible();
});

it('[AC-02] makes another account the active one', async () => {
  const { actions } = open();

  await userEvent.click(screen.getByRole('button', { name: 'Bet from this account' }));

  expect(actions.at(-1)).toEqual({ type: 'accounts/activeWanted', payload: { id: 2 } });
});

it.each([
  ['1 000,50', 100_050],
  ['1,000.50', 100_050],
  ['€12.50', 1_250],
])('[MON-6] [AC-02] asks for the rate of %j', async (typed, amount) => {
  const { actions } = open();

  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Show the rate' }));

  expect(actions.at(-1)).toMatchObject({ type: 'office/changeWanted', payload: { key: 'rate', body: { fromId: 1, toId: 2, amount } } });
});

it('[MON-6] [AC-02] asks about an amount that may be two, and about no rate', async () => {
  const { actions } = open();

  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '1.500');
  await userEvent.click(screen.getByRole('button', { name: 'Show the rate' }));

  expect(screen.getByText('Do you mean 1.50 or 1,500.00?')).toBeVisible();
  expect(actions).not.toContainEqual(expect.objectContaining({ payload: expect.objectContaining({ key: 'rate' }) }));
});

it('[AC-01] [AC-02] shows accounts with name and points, and an account that is being opened', () => {
  open();

  expect(screen.getByRole('heading', { name: 'Holidays' })).toBeVisible();
  expect(screen.getByText('12 points')).toBeVisible();
  expect(screen.getByText('Opening your JPY account…')).toBeVisible();
});

it('[AC-07] [ID-20] shows how complete the profile is, and saves a field that can be filled in once', async () => {
  const { actions } = open();

  expect(screen.getByText('Profile completed: 4 of 6')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Marsh');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(actions.at(-1)).toEqual({ type: 'office/changeWanted', payload: { key: 'profileSave', body: { surname: 'Marsh' } } });
});

it('[AC-01] shows the result of the session with its sign', () => {
  open();

  expect(screen.getByText('−€12.50')).toBeVisible();
});

const DAY = 86_400_000;

it.each([
  ['main', 'You have more than one account'],
  ['additional', "This isn't your main account"],
] as const)('[ID-11] reminds a player with allowance %s until the reminder is closed', async (allowed, words) => {
  const { ports } = open({ allowed });

  const reminder = await screen.findByText(words);
  expect(screen.getByRole('link', { name: 'Main account' })).toHaveAttribute('href', '/en/convert-account');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(reminder).not.toBeInTheDocument();
  expect(ports.storage.get('tl-convert-reminded')).not.toBeNull();
});

it.each([
  ['no' as const, undefined, false],
  ['main' as const, { atMs: 1_000_000, nowMs: 1_000_000 + 30 * DAY - 1 }, false],
  ['main' as const, { atMs: 1_000_000, nowMs: 1_000_000 + 30 * DAY }, true],
])('[ID-11] allowance %s, closed at %o: reminder shown is %s', async (allowed, closedAt, isReminded) => {
  const { server } = open({ allowed, ...(closedAt !== undefined && { closedAt }) });

  await waitFor(() => expect(server.count('GET /web-api/user/convert-account')).toBe(1));
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: 'Main account' }) !== null).toBe(isReminded);
});
