import type { Cashier } from '@touchline/payments-contract';
import { cashierReceived, cashierSlice } from '@touchline/payments-state';
import { someMethods } from '@touchline/payments-ui/testing';
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
  instruments: [],
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

it('[LIM-12] [RG-16] shows net deposits and offers a limit first, with no method or amount preselected', () => {
  open();
  expect(screen.getByText('€30.00')).toBeVisible();
  expect(screen.getByText('−€10.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set a deposit limit' })).toHaveAttribute('href', '/en/office/responsible');
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  expect(amount()).toHaveValue('');
});

it('[AC-04] shows bounds, fee and duration of each method before it is chosen', () => {
  open();
  expect(screen.getByText('€5.00 to €2,000.00 · no fee · within 1 minute')).toBeVisible();
  expect(screen.getByText('€5.00 to €5,000.00 · fee 1% · within 1 minute')).toBeVisible();
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
