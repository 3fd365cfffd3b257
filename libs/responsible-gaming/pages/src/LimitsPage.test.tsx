import type { Action } from '@reduxjs/toolkit';
import type { AvailableLimit, PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { limitsReceived, limitsSlice } from '@touchline/responsible-gaming-state';
import { createAppStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { LinkProvider } from '@touchline/ui-kit';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router';
import { LimitsPage } from './index.ts';

const money = { measure: 'money' as const, currencyIso: 'EUR', exponent: 2, availableValues: [] };
const offered = [
  { ...money, limitType: 1 },
  { limitType: 31, measure: 'hours' as const, currencyIso: null, exponent: null, availableValues: [1, 2, 24] },
  { limitType: 30, measure: 'days' as const, currencyIso: null, exponent: null, availableValues: [1, 7, 30] },
];
const aLimit = (more: Partial<PlayerLimitView>): PlayerLimitView => ({
  ...{ ...money, id: 4, limitType: 1, limitState: 'ACTIVE', limitValue: 5_000, startedAt: 1_900_000_000, endsAt: null },
  ...{ selfExcludeReason: null, needApprove: false, canConfirm: false, limitBalance: 2_000 },
  ...more,
});

const row = { startsAt: 1_900_022_400, staked: 0, returned: 0, deposited: 0, withdrawn: 0, playedSeconds: 0 };
const statement = {
  ...{ currencyIso: 'EUR', exponent: 2, period: 'day', products: [{ product: 'coupon', staked: 4_250, returned: 1_900, atStake: 3_000 }] },
  rows: [row, { ...row, startsAt: 1_900_108_800, staked: 4_250, returned: 1_900, atStake: 3_000, deposited: 5_000, playedSeconds: 3_725 }],
};
const sign = { value: 0, from: 3, strongFrom: 6, level: 'none' };
const signs = {
  markers: [
    { ...sign, marker: 'deposits-in-a-day' },
    { ...sign, marker: 'rising-stakes', value: 2.5, from: 2, strongFrom: 4, level: 'sign' },
  ],
  areOffersPaused: false,
};

const service = { kind: 'helpline', source: 'https://a.example/about', checkedOn: '2030-05-01' };
const help = {
  services: [
    { ...service, country: 'GB', name: 'Talk line', phone: '0800 1', url: 'https://a.example/' },
    { ...service, country: 'GB', kind: 'register', name: 'Away', phone: null, url: 'https://b.example/' },
    { ...service, country: null, name: 'Open door', phone: null, url: 'https://c.example/' },
    { ...service, country: 'FR', name: 'A trap', phone: '1', url: 'javascript:alert(1)' },
  ],
};

const reasons = [
  { id: 2, selfExcludeReason: 'money' },
  { id: 9, selfExcludeReason: 'Moving abroad' },
];

/** Arguments of `open` for a part of the page. */
const at = (tab: string, configured = offered) =>
  [[], configured, `/en/office/responsible?tab=${tab}`] as [PlayerLimitView[], AvailableLimit[], string];

function open(limits: PlayerLimitView[] = [], configured: AvailableLimit[] = offered, address = '/en/office/responsible') {
  const actions: Action[] = [];
  const server = createFakeServer({
    'GET /web-api/user/activity': () => answer(statement),
    'GET /web-api/user/play-markers': () => answer(signs),
    'GET /web-api/responsible-gaming/help': () => answer(help),
  });
  const store = createAppStore({
    ports: createFakePorts({ send: server.send }),
    modules: [() => ({ name: 'limits', slices: [limitsSlice] })],
  });
  const dispatch = store.dispatch.bind(store);
  store.dispatch = ((action: Action) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof store.dispatch;
  store.dispatch(limitsReceived({ userId: 7, limits, offered: configured, reasons }));
  const page = (currencyIso?: string) => (
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={[address]}>
          <LinkProvider component={({ href = '', ...rest }) => <Link to={href} {...rest} />}>
            <LimitsPage currencyIso={currencyIso} />
          </LinkProvider>
        </MemoryRouter>
      </IntlProvider>
    </Provider>
  );
  const { rerender } = render(page());
  return {
    actions,
    select: (iso: string) => rerender(page(iso)),
    last: () => actions.at(-1),
    apply: (action: Action) => act(() => void dispatch(action)),
    ofStakes: () => within(screen.getByRole('region', { name: 'Stakes in 24 hours' })),
  };
}

it('[RG-10] [LIM-12] shows the unused part, and sets the typed amount; the field is empty at first', async () => {
  const { last, ofStakes } = open([aLimit({})]);
  expect(ofStakes().getByText('Limit €50.00, €20.00 left')).toBeVisible();
  const field = ofStakes().getByRole('textbox', { name: 'New limit: Stakes in 24 hours' });
  expect(field).toHaveValue('');

  await userEvent.type(field, 'ten');
  await userEvent.click(ofStakes().getByRole('button', { name: 'Set limit' }));
  expect(field).toBeInvalid();
  expect(last()).toMatchObject({ type: 'limits/wanted' });
  await userEvent.clear(field);
  await userEvent.type(field, '12,50{Enter}');
  expect(last()).toEqual({ type: 'limits/limitWanted', payload: { limitType: 1, limitValue: 1_250, currencyIso: 'EUR' } });
});

const ofDay = { ...money, limitType: 20 };
const made = { what: 'set', isMade: true, status: 200, title: null } as const;
const wayBack = () => screen.queryAllByRole('link', { name: 'Continue' }).map((link) => link.getAttribute('href'));

it('[LIM-14] [RG-16] leads a player who has set a deposit limit back to the deposit', () => {
  const back = '/en/office/recharge?returnUrl=%2Fen%2Fline%23coupon';
  const { apply } = open([], [...offered, ofDay], `/en/office/responsible?returnUrl=${encodeURIComponent(back)}`);
  const set = (limitType: number) =>
    apply(limitsSlice.actions.changeMade({ limits: [aLimit({ limitType })], result: { ...made, limitType } }));
  expect(wayBack()).toEqual([]);
  // A deposit does not wait for a limit of stakes.
  set(1);
  expect(wayBack()).toEqual([]);
  set(20);
  expect(wayBack()).toEqual([back]);
  apply(limitsSlice.actions.changeRefused({ ...made, limitType: 20, isMade: false, status: 403 }));
  expect(wayBack()).toEqual([]);
});

it.each(['', '?returnUrl=%2F%2Fevil.test%2Fen', '?returnUrl=https%3A%2F%2Fevil.test', '?returnUrl=javascript%3Aalert(1)'])(
  '[LIM-14] [GRD-1] leads nowhere after a limit by %j',
  (query) => {
    const { apply } = open([], [...offered, ofDay], `/en/office/responsible${query === '' ? '?' : `${query}&`}limit=20`);
    apply(limitsSlice.actions.changeMade({ limits: [aLimit({ limitType: 20 })], result: { ...made, limitType: 20 } }));
    expect(screen.getByText('Saved')).toBeVisible();
    expect(wayBack()).toEqual([]);
  },
);

it.each([
  ['1 000,50', 100_050],
  ['1,000.50', 100_050],
  ['€0', 0],
])('[MON-6] [RG-10] sets a limit typed as %j', async (text, limitValue) => {
  const { last, ofStakes } = open([aLimit({})]);
  await userEvent.type(ofStakes().getByRole('textbox', { name: 'New limit: Stakes in 24 hours' }), `${text}{Enter}`);

  expect(last()).toMatchObject({ payload: { limitValue } });
});

it('[MON-6] [RG-10] asks about a limit that may be two amounts, and sets neither', async () => {
  const { last, ofStakes } = open([aLimit({})]);
  const field = ofStakes().getByRole('textbox', { name: 'New limit: Stakes in 24 hours' });
  await userEvent.type(field, '1.500{Enter}');

  expect(field).toHaveAccessibleDescription(/Do you mean 1\.50 or 1,500\.00\?/);
  expect(last()).toMatchObject({ type: 'limits/wanted' });
});

it('[RG-17] [LIM-14] has one form, of the limit that the address names or the deposit waits for, and a row for each other limit', () => {
  const regions = () => screen.getAllByRole('region', { name: /in (24 hours|7 days)/ }).map((region) => region.getAttribute('aria-label'));
  const configured = [...offered, { ...money, limitType: 2 }, ofDay];
  const waits = aLimit({ limitType: 20, limitState: 'PENDING', limitValue: 20_000, limitBalance: null });
  const limits = [aLimit({}), aLimit({ limitType: 20, limitValue: 9_000, limitBalance: 9_000 }), waits];
  open(limits, configured);
  expect(regions()).toEqual(['Stakes in 24 hours']);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Deposits in 24 hours Limit €90.00, €90.00 left · Waiting: €200.00' })).toHaveAttribute(
    'href',
    '/en/office/responsible?limit=20',
  );
  expect(screen.getByRole('link', { name: 'Stakes in 7 days No limit set' })).toBeVisible();
  cleanup();
  open(limits, configured, '/en/office/responsible?limit=2');
  expect(regions()).toEqual(['Stakes in 7 days']);
  cleanup();
  open(limits, configured, '/en/office/responsible?returnUrl=%2Fen%2Foffice%2Frecharge');
  expect(regions()).toEqual(['Deposits in 24 hours']);
});

it('[A11Y-1] [RG-17] moves the focus to the form of a limit whose row was pressed, and to none when the page opens', async () => {
  open([], [...offered, { ...money, limitType: 2 }]);
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Stakes in 7 days No limit set' }));
  expect(screen.getByRole('heading', { name: 'Stakes in 7 days' })).toHaveFocus();
});

const tabs = () => within(screen.getByRole('navigation', { name: 'Parts of this page' }));

it('[RG-10] [LIM-14] has an address for each part, which keeps the way back', () => {
  open([], offered, '/en/office/responsible?returnUrl=%2Fen%2Foffice%2Frecharge');
  expect(
    tabs()
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(
    ['Limits', 'Time', 'Break', 'Statement', 'Help'].map(
      (name) => `${name} /en/office/responsible?returnUrl=%2Fen%2Foffice%2Frecharge&tab=${name.toLowerCase()}`,
    ),
  );
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Limits');
});

it.each([
  ['limits', 'Stake and loss limits'],
  ['time', 'Time limits'],
  ['break', 'Take a break'],
  ['statement', 'Your statement'],
  ['help', 'Get help'],
  ['nonsense', 'Stake and loss limits'],
])('[RG-10] shows one part of the page alone: ?tab=%s', async (tab, heading) => {
  open(...at(tab));
  await screen.findByRole('heading', { name: heading });
  const parts = ['Stake and loss limits', 'Time limits', 'Take a break', 'Your statement', 'Get help'];
  expect(parts.filter((part) => screen.queryByRole('heading', { name: part }) !== null)).toEqual([heading]);
});

it('[RG-08] opens the breaks of a player who is on one, but the limits of a player whose deposit waits for one', () => {
  const active = aLimit({ limitType: 30, measure: 'days', endsAt: 1_900_604_800 });
  open([active]);
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Break');
  cleanup();
  open([active], offered, '/en/office/responsible?returnUrl=%2Fen%2Foffice%2Frecharge');
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Limits');
});

it('[RG-03] [RG-08] shows a break in force where the operator offers none any more', () => {
  open([aLimit({ limitType: 30, measure: 'days', endsAt: 1_900_604_800 })], offered.slice(0, 1));
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Break');
  expect(screen.getByText(/You're on a break until/)).toBeVisible();
});

it('[RG-03] has no part for what the operator does not offer, not by its address either', () => {
  open(...at('time', offered.slice(0, 1)));
  expect(screen.getByRole('heading', { name: 'Stake and loss limits' })).toBeVisible();
  expect(
    tabs()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Limits', 'Statement', 'Help']);
});

it('[LIM-12] shows amounts in the currency they arrived in, and reloads when another account is selected', () => {
  const { actions, select, ofStakes } = open([aLimit({ currencyIso: 'GBP', limitValue: 4_000, limitBalance: 1_600 })]);
  expect(ofStakes().getByText('Limit £40.00, £16.00 left')).toBeVisible();
  expect(screen.getByText(/Each limit covers all your accounts together/)).toBeVisible();
  const wantedCount = () => actions.filter(({ type }) => type === 'limits/wanted').length;
  const before = wantedCount();
  select('EUR');
  expect(wantedCount()).toBe(before + 1);
  select('EUR');
  expect(wantedCount()).toBe(before + 1);
  select('GBP');
  expect(wantedCount()).toBe(before + 2);
});

it('[RG-07] [RG-17] offers to confirm a looser value once it is due, or to keep the limit', async () => {
  const pending = { limitState: 'PENDING', limitValue: 9_000, limitBalance: null, needApprove: true } as const;
  const { last, ofStakes } = open([aLimit({}), aLimit({ ...pending, canConfirm: true })]);
  await userEvent.click(ofStakes().getByRole('button', { name: 'Confirm the change' }));
  expect(last()).toMatchObject({ payload: { id: 4, limitType: 1, action: 'confirm' } });
  await userEvent.click(ofStakes().getByRole('button', { name: 'Keep my limit' }));
  expect(last()).toMatchObject({ payload: { id: 4, action: 'reject' } });
});

it('[RG-17] does not offer to confirm a looser value before it is due', () => {
  const { ofStakes } = open([aLimit({ limitState: 'PENDING', limitValue: null, limitBalance: null })]);
  expect(ofStakes().queryByRole('button', { name: 'Confirm the change' })).toBeNull();
  expect(ofStakes().getByText(/Mar 18, 2030/)).toBeVisible();
});

it('[RG-10] [LIM-5] starts a 24-hour break in two clicks, and a self-exclusion only with a chosen length', async () => {
  const { last } = open(...at('break'));
  await userEvent.click(screen.getByRole('button', { name: 'Take a 24-hour break' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start now' }));
  expect(last()).toEqual({ type: 'limits/limitWanted', payload: { limitType: 30, limitValue: 1 } });

  await userEvent.click(screen.getByRole('button', { name: 'Exclude myself' }));
  expect(screen.getByRole('combobox', { name: 'Self-exclusion for' })).toBeInvalid();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Self-exclusion for' }), '7 days');
  await userEvent.click(screen.getByRole('button', { name: 'Exclude myself' }));
  expect(screen.getByRole('alertdialog', { name: 'No betting for 7 days?' })).toBeVisible();
});

it('[RG-10] offers breaks of a week and a month as well, each with a confirmation', async () => {
  const { last } = open(...at('break'));
  await userEvent.click(screen.getByRole('button', { name: 'Take a break: 30 days' }));
  expect(screen.getByRole('alertdialog', { name: 'No betting for 30 days?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start now' }));
  expect(last()).toEqual({ type: 'limits/limitWanted', payload: { limitType: 30, limitValue: 30 } });
});

it('[RG-08] plans a self-exclusion with a later start, and states the start in the confirmation', async () => {
  const { last } = open(...at('break'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Self-exclusion for' }), '7 days');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Starts' }), 'In 3 days');
  await userEvent.click(screen.getByRole('button', { name: 'Exclude myself' }));
  const question = within(screen.getByRole('alertdialog', { name: 'No betting for 7 days?' }));
  expect(question.getByText(/^It starts in 3 days/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Set self-exclusion' }));
  expect(last()).toEqual({ type: 'limits/limitWanted', payload: { limitType: 30, limitValue: 7, startsInDays: 3 } });
});

it('[RG-08] shows a planned self-exclusion, and still offers a break before it', () => {
  const days = { measure: 'days', currencyIso: null, exponent: null, limitBalance: null } as const;
  const planned = {
    ...days,
    limitType: 30,
    limitState: 'PENDING',
    limitValue: 7,
    startedAt: 1_900_000_000,
    endsAt: 1_900_604_800,
  } as const;
  open([aLimit({ ...planned, selfExcludeReason: 9 })]);
  expect(screen.getByText(/^Your self-exclusion starts on/)).toHaveTextContent(/starts on Mar 17, 2030.* and ends on Mar 24, 2030/);
  expect(screen.getByText('Your reason: Moving abroad')).toBeVisible();
  expect(screen.queryByText(/You're on a break until/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Take a 24-hour break' })).toBeVisible();
});

it('[RG-04] [RG-18] sends the reason for a self-exclusion if one is chosen', async () => {
  const { last } = open(...at('break'));
  const exclude = async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Self-exclusion for' }), '7 days');
    await userEvent.click(screen.getByRole('button', { name: 'Exclude myself' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start now' }));
  };
  await exclude();
  expect(last()).toEqual({ type: 'limits/limitWanted', payload: { limitType: 30, limitValue: 7 } });
  const reason = screen.getByRole('combobox', { name: 'Reason (optional)' });
  expect([...reason.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    ...['Prefer not to say', 'I spend too much money', 'Moving abroad'],
  ]);
  await userEvent.selectOptions(reason, 'I spend too much money');
  await exclude();
  expect(last()).toEqual({ type: 'limits/limitWanted', payload: { limitType: 30, limitValue: 7, selfExcludeReason: 2 } });
});

it('[RG-18] shows the reason of an active self-exclusion', () => {
  open([aLimit({ limitType: 30, measure: 'days', endsAt: 1_900_604_800, selfExcludeReason: 2 })]);
  expect(screen.getByText('Your reason: I spend too much money')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take a 24-hour break' })).toBeNull();
});

it('[RG-10] [RG-12] sets a session limit from the list, and requires a choice', async () => {
  const { last } = open(...at('time'));
  const session = within(screen.getByRole('region', { name: 'Session limit' }));
  expect(session.getByRole('button', { name: 'Set limit' })).toBeDisabled();
  await userEvent.selectOptions(session.getByRole('combobox', { name: 'New session limit' }), '2 hours in 24 hours');
  await userEvent.click(session.getByRole('button', { name: 'Set limit' }));

  expect(last()).toEqual({ type: 'limits/limitWanted', payload: { limitType: 31, limitValue: 2 } });
});

it('[LIM-8] shows stakes, returns, open stakes outside the net result, deposits and time played, newest first, and by product', async () => {
  open(...at('statement'));
  const rows = within(await screen.findByRole('table', { name: 'Your statement by period' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/^Mar 19€42\.50€19\.00€30\.00€6\.50€50\.00€0\.001:02:05$/);
  expect(screen.getByRole('table', { name: 'Stakes and returns by product' })).toHaveTextContent(/Sports bets€42\.50€19\.00€30\.00€6\.50$/);
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
});

it('[LIM-5] shows the markers with their thresholds, and a calm notice for a sign', async () => {
  open(...at('statement'));
  expect((await screen.findByText(/Average stake in the last 7 days/)).parentElement).toHaveTextContent('2.5× (a sign: 2× or more)');
  expect(screen.getByText(/Most deposits within 24 hours/).parentElement).toHaveTextContent('0 (a sign from 3)');
  expect(screen.getByText(/Your play has changed lately/)).toBeVisible();
});

it('[LIM-14] lists help services by country, with verified numbers, source and date of the check', async () => {
  open(...at('help'));

  expect((await screen.findAllByRole('term')).map((term) => term.textContent)).toEqual(['United Kingdom', 'All countries']);
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Talk line 0800 1Help and advice · Checked on May 1, 2030: source',
    'AwaySelf-exclusion from all operators · Checked on May 1, 2030: source',
    'Open doorHelp and advice · Checked on May 1, 2030: source',
  ]);
  expect(screen.getByRole('link', { name: '0800 1' })).toHaveAttribute('href', 'tel:08001');
  expect(screen.queryByText('A trap')).toBeNull();
});

const days = { measure: 'days' as const, currencyIso: null, exponent: null };
const lengths = [
  { ...days, limitType: 2, availableValues: [7] },
  { ...days, limitType: 10, availableValues: [90] },
];

it('[RG-02] where types are lengths of self-exclusion, offers each as a break and sends its own type', async () => {
  const { last } = open(...at('break', [...offered.slice(1), ...lengths]));
  expect(screen.queryByRole('heading', { name: 'Stake and loss limits' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take a 24-hour break' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Take a break: 90 days' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start now' }));
  expect(last()).toEqual({ type: 'limits/limitWanted', payload: { limitType: 10, limitValue: 90 } });
});

it('[RG-02] [RG-08] shows a self-exclusion under the type of its length as the break that it is', () => {
  open([aLimit({ ...days, availableValues: [7], limitType: 2, limitValue: 7, endsAt: 1_900_604_800 })], [...offered.slice(1), ...lengths]);

  expect(screen.getByText(/on a break until/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Limits you set earlier' })).toBeNull();
});

it('[RG-03] [RG-16] shows a limit whose type is no longer offered, and lets the player remove it', async () => {
  const { last, ofStakes } = open([aLimit({})], offered.slice(1));
  expect(screen.getByRole('heading', { name: 'Limits you set earlier' })).toBeVisible();
  expect(ofStakes().getByText('€50.00')).toBeVisible();
  expect(ofStakes().queryByRole('textbox')).toBeNull();

  await userEvent.click(ofStakes().getByRole('button', { name: 'Remove limit' }));
  expect(last()).toEqual({ type: 'limits/limitWanted', payload: { limitType: 1, limitValue: null } });
});

it('[RG-01] lists limits that are over with their value, their time and why they no longer apply', () => {
  const past = { limitState: 'INACTIVE', limitBalance: null, endsAt: 1_900_604_800 } as const;
  open([aLimit(past), aLimit({ ...days, ...past, id: 5, limitType: 30, limitValue: 7, availableValues: [7] })]);

  const list = within(screen.getByRole('region', { name: 'Limits no longer in force' }));
  expect(list.getByText('Stakes in 24 hours: €50.00')).toBeVisible();
  expect(list.getByText(/^Applied from .*, when you removed it\.$/)).toBeVisible();
  expect(list.getByText('Break: 7 days')).toBeVisible();
  expect(list.getByText(/^Applied from .*, when it ended as planned\.$/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Stakes in 24 hours' })).getByText('No limit set')).toBeVisible();
  expect(screen.queryByText(/on a break until/)).toBeNull();
});
