import type { Cashier } from '@touchline/payments-contract';
import { cashierReceived, cashierSlice } from '@touchline/payments-state';
import { aPayment, someMethods } from '@touchline/payments-ui/testing';
import { createAppStore, viewSlice } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { DepositPage } from './DepositPage.tsx';

const cashier = (more: Partial<Cashier> = {}): Cashier => ({
  account: { id: 5, iso: 'EUR', exponent: 2, money: 10_000 },
  methods: someMethods(),
  ...{ instruments: [], presets: [1_000, 2_000, 5_000, 10_000], last: { methodId: 'gone', instrumentId: null } },
  net: [
    { days: 1, deposited: 5_000, withdrawn: 2_000 },
    { days: 30, deposited: 9_000, withdrawn: 10_000 },
  ],
  ...{ limits: [], stop: null, verification: null, open: [] },
  ...more,
});

function open(more: Partial<Cashier> = {}, address = '/en/office/recharge?returnUrl=%2Fen%2Fline%23coupon', locale = 'en') {
  const actions: { type: string; payload?: unknown }[] = [];
  const store = createAppStore({ ports: createFakePorts(), modules: [() => ({ name: 'test', slices: [cashierSlice, viewSlice] })] });
  const { dispatch } = store;
  store.dispatch = ((action: { type: string }) => {
    actions.push(action);
    return dispatch(action);
  }) as typeof store.dispatch;
  render(
    <Provider store={store}>
      <IntlProvider locale={locale} timeZone="UTC" onError={() => undefined}>
        <MemoryRouter initialEntries={[address]}>
          <DepositPage />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const apply = (action: { type: string }) => act(() => void dispatch(action));
  apply(cashierReceived({ userId: 7, cashier: cashier(more) }));
  return { last: () => actions.at(-1), apply };
}
const amount = () => screen.getByRole('textbox', { name: 'Amount to deposit' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

const chosen = () => screen.queryAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent);

it('[LIM-12] [RG-16] shows net deposits and limits in a line each, and preselects no amount and no method that is not offered', () => {
  open({ limits: [{ limitType: 20, limit: 5_000, left: 2_000 }] });
  expect(screen.getByText(/^Net deposits:/)).toHaveTextContent('Net deposits: €30.00 in 24 hours · −€10.00 in 30 days');
  expect(screen.getByText(/^Deposit limits:/).parentElement).toHaveTextContent(
    'Deposit limits: €20.00 of €50.00 left for 24 hours Change my limits',
  );
  expect(chosen()).toEqual([]);
  expect(amount()).toHaveValue('');
});

/** Leads back to this page, which leads back to the coupon. */
const LIMITS = `/en/office/responsible?returnUrl=${encodeURIComponent('/en/office/recharge?returnUrl=%2Fen%2Fline%23coupon')}`;

it('[LIM-14] [RG-16] offers a limit before the first deposit, which the player may skip', async () => {
  open({ last: null });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Set a deposit limit' }).map((link) => link.getAttribute('href'))).toEqual([LIMITS]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue without a limit' }));
  expect(amount()).toHaveValue('');
  expect(amount()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Set a deposit limit' })).toHaveAttribute('href', LIMITS);
});

it('[LIM-14] [GRD-1] leads back from the limits to the deposit page alone where its own return address is not of this site', () => {
  open({ last: null }, '/en/office/recharge?returnUrl=%2F%2Fevil.test');
  expect(screen.getByRole('link', { name: 'Set a deposit limit' })).toHaveAttribute(
    'href',
    '/en/office/responsible?returnUrl=%2Fen%2Foffice%2Frecharge',
  );
});

it('[LIM-14] offers no limit to a player who has one, even before the first deposit', () => {
  open({ last: null, limits: [{ limitType: 21, limit: 5_000, left: 2_000 }] });
  expect(screen.queryByRole('button', { name: 'Continue without a limit' })).toBeNull();
  expect(amount()).toBeVisible();
  expect(amount()).not.toHaveFocus();
});

const STOP = { reason: 'time-out', until: 1_903_860_000 } as const;
it.each<[string, Partial<Cashier>]>([
  ['the form', {}],
  ['the offer of a limit', { last: null }],
  ['stopped deposits', { stop: STOP }],
])('[LIM-14] reminds of safer play and leads to the limits beside %s', (_, more) => {
  open(more);
  expect(screen.getByRole('heading', { name: 'Only deposit money you can afford to lose.' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Set a deposit limit' })).toHaveLength(1);
});

it('[AC-04] [RG-16] fills in an amount only when it is pressed, and offers none above what a limit leaves', async () => {
  open({ limits: [{ limitType: 20, limit: 5_000, left: 2_000 }] });
  const amounts = () => screen.getAllByRole('button', { name: /^€/ }).map((each) => [each.textContent, each.getAttribute('aria-pressed')]);
  expect(amounts()).toEqual([
    ['€10', 'false'],
    ['€20', 'false'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: '€20' }));
  expect(amount()).toHaveValue('20.00');
  expect(amounts()[1]).toEqual(['€20', 'true']);
});

it('[AC-04] asks for the amount before the method', () => {
  open();
  const [first] = screen.getAllByRole('radio');
  expect(amount().compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('[AC-04] chooses the card that the player paid with last, and needs two presses to charge it', async () => {
  const transfers = someMethods().map((method) => ({ ...method, id: 'bank-transfer', kind: 'bank' as const }));
  const { last } = open({
    methods: [...someMethods(), ...transfers.slice(0, 1)],
    instruments: [
      { id: 31, methodId: 'card', label: 'Visa •••• 4242' },
      { id: 32, methodId: 'bank-transfer', label: 'XX00 •••• 0101' },
    ],
    last: { methodId: 'card', instrumentId: 31 },
  });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Visa •••• 4242'),
    expect.stringContaining('Bank card'),
    expect.stringContaining('E-wallet'),
    expect.stringContaining('Bank transfer'),
  ]);
  expect(chosen()).toEqual([expect.stringContaining('Visa •••• 4242')]);
  await userEvent.click(screen.getByRole('button', { name: '€50' }));
  await userEvent.click(screen.getByRole('button', { name: 'Deposit €50.00' }));
  expect(last()).toEqual({
    type: 'payments/cashWanted',
    payload: { kind: 'deposit', request: { methodId: 'card', instrumentId: 31, amount: 5_000, lang: 'en', returnTo: '/en/line#coupon' } },
  });
});

it('[AC-04] chooses the last method where nothing of it was stored, and another card is entered at the provider', async () => {
  const instruments = [{ id: 31, methodId: 'card', label: 'Visa •••• 4242' }];
  const { last } = open({ instruments, last: { methodId: 'e-wallet', instrumentId: null } });
  expect(chosen()).toEqual([expect.stringContaining('E-wallet')]);
  await userEvent.click(screen.getByRole('radio', { name: /Bank card/ }));
  await userEvent.type(amount(), '50');
  await send();
  expect(last()).toMatchObject({ payload: { request: { methodId: 'card', amount: 5_000 } } });
  expect(last()).not.toHaveProperty('payload.request.instrumentId');
});

it('[AC-04] drops a chosen card that is not offered any more, and charges nothing that is not shown as chosen', async () => {
  const { apply, last } = open({ instruments: [{ id: 31, methodId: 'card', label: 'Visa •••• 4242' }] });
  await userEvent.click(screen.getByRole('radio', { name: /4242/ }));
  await userEvent.type(amount(), '50');
  expect(screen.getByRole('button', { name: 'Deposit €50.00' })).toBeVisible();
  apply(cashierReceived({ userId: 7, cashier: cashier() }));
  expect(chosen()).toEqual([]);
  await send();
  expect(screen.getByText('Choose how to pay.')).toBeVisible();
  expect(last()).not.toMatchObject({ type: 'payments/cashWanted' });
});

it('[AC-04] shows bounds, fee and duration of each method before it is chosen', () => {
  open();
  expect(screen.getByText('€5 to €2,000 · no fee · within 1 minute')).toBeVisible();
  expect(screen.getByText('€5 to €5,000 · fee 1% · within 1 minute')).toBeVisible();
});

it('[AC-04] reports missing fields, parses 1.234,56 and sends the return path', async () => {
  const { last } = open();
  await send();
  expect(screen.getByText('Choose how to pay.')).toBeVisible();
  expect(screen.getByText('Enter an amount, such as 50.00')).toBeVisible();

  await userEvent.click(screen.getByRole('radio', { name: /E-wallet/ }));
  await userEvent.type(amount(), '1.234,56');
  expect(screen.getByText('€1,246.91')).toBeVisible();
  await send();
  expect(last()).toEqual({
    type: 'payments/cashWanted',
    payload: { kind: 'deposit', request: { methodId: 'e-wallet', amount: 123_456, lang: 'en', returnTo: '/en/line#coupon' } },
  });
});

it("[MON-6] [AC-04] reads an amount as the page's own language writes it", async () => {
  const { last } = open({ account: { id: 5, iso: 'INR', exponent: 2, money: 10_000 } }, '/hi/office/recharge', 'hi');
  await userEvent.click(screen.getByRole('radio', { name: /E-wallet/ }));
  await userEvent.type(amount(), '₹1,00,000.00');
  await send();

  expect(last()).toMatchObject({ payload: { kind: 'deposit', request: { amount: 10_000_000 } } });
});

it('[RG-16] shows the exceeded limit, its unused part and when the amount fits', () => {
  const { apply } = open();
  const refusal = {
    status: 'refused',
    reason: 'limit-reached',
    limit: { limitType: 20, limit: 5_000, left: 2_000, freesAt: 1_903_860_000 },
  } as const;
  apply(cashierSlice.actions.cashAnswered(refusal));
  expect(screen.getByText(/Your 24-hour deposit limit/)).toHaveTextContent(
    /is €50\.00, and €20\.00 of it is left\. This amount fits from May 1, 2030/,
  );
});

it('[AC-04] [BET-6] claims that nothing was charged only where the player had to pay at the provider', () => {
  const { apply } = open();
  const fails = (request: { methodId: string; instrumentId?: number }) => {
    const wish = { kind: 'deposit', request: { amount: 5_000, lang: 'en', returnTo: null, ...request } } as const;
    apply(cashierSlice.actions.cashSent({ id: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11', wish }));
    apply(cashierSlice.actions.cashFailed({ code: 'provider-unavailable' }));
  };
  fails({ methodId: 'card' });
  expect(screen.getByText(/Nothing was charged/)).toBeVisible();
  fails({ methodId: 'card', instrumentId: 31 });
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  expect(screen.getByText('We could not send this. Try again: you will not pay twice.')).toBeVisible();
});

it('[AC-04] [BET-6] shows a deposit on its way before the form that could pay again', () => {
  open({ open: [aPayment()] });
  const onItsWay = screen.getByRole('region', { name: 'On its way' });
  expect(onItsWay.compareDocumentPosition(amount())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('[RG-06] [LIM-5] hides the form while deposits are blocked, and links to the withdrawal', () => {
  open({ stop: { reason: 'self-excluded', until: 1_903_860_000 } });
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  expect(screen.getByText(/You have excluded yourself until/)).toHaveTextContent('until May 1, 2030');
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/en/office/deduce');
});

it('[LIM-13] explains that the limits are unavailable, and hides the form', () => {
  open({ stop: { reason: 'limits-unknown', until: null } });
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  expect(screen.getByText(/^We can't check your limits right now, so deposits are closed/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toBeVisible();
});

it('[AC-09] shows the sum from which documents are required in advance, and links to verification after a refusal', () => {
  const { apply } = open({ verification: { from: 200_000, deposited: 150_000 } });
  expect(screen.getByText(/From €2,000\.00 in deposits.*Deposited so far: €1,500\.00\./)).toBeVisible();
  apply(cashierSlice.actions.cashAnswered({ status: 'refused', reason: 'verification-needed', bound: 200_000 }));
  expect(screen.getByText(/your deposits or this withdrawal reach €2,000\.00/)).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Verify your account' }))
    expect(link).toHaveAttribute('href', '/en/office/verification');
});
