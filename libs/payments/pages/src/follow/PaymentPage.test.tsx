import type { Payment } from '@touchline/payments-contract';
import { paymentReceived, paymentsSlice } from '@touchline/payments-state';
import { aPayment } from '@touchline/payments-ui/testing';
import { createAppStore, viewChanged, viewSlice } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { DepositReturn } from './PaymentPage.tsx';

function open(address: string, payment?: Payment) {
  const store = createAppStore({ ports: createFakePorts(), modules: [() => ({ name: 'test', slices: [paymentsSlice, viewSlice] })] });
  store.dispatch(viewChanged({ userId: 7 }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={[address]}>
          <DepositReturn />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const receive = (update: Payment) => act(() => void store.dispatch(paymentReceived(update)));
  if (payment !== undefined) receive(payment);
  return receive;
}

it("[AC-04] shows the real state of the payment instead of the one in the URL, and links back to the player's page", () => {
  open('/en/onpay/success?payment=7001', aPayment({ state: 'failed', reason: 'declined', returnTo: '/en/line#coupon' }));
  expect(screen.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  expect(screen.getByText(/The bank declined the payment\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/en/line#coupon');
  expect(screen.getByRole('link', { name: 'Try another method' })).toBeVisible();
});

it('[AC-04] a result has the mark of its kind, the amount, the new balance and the next step', () => {
  const receive = open('/en/onpay/success?payment=7001', aPayment({ state: 'credited', balance: 12_500 }));
  const card = () => screen.getByRole('status');
  expect(card()).toHaveAttribute('data-result', 'success');
  expect(card()).toHaveTextContent('€25.00');
  expect(card()).toHaveTextContent('Balance now: €125.00');
  expect(screen.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('data-look', 'primary');

  receive(aPayment({ state: 'failed', reason: 'declined', balance: 10_000, returnTo: '/en/line#coupon' }));
  expect(card()).toHaveAttribute('data-result', 'fail');
  expect(card()).toHaveTextContent("You haven't been charged.");
  expect(card()).toHaveTextContent('Balance now: €100.00');
  expect(screen.getByRole('link', { name: 'Try another method' })).toHaveAttribute(
    'href',
    '/en/office/recharge?returnUrl=%2Fen%2Fline%23coupon',
  );
  expect(screen.getByRole('link', { name: 'Try another method' })).toHaveAttribute('data-look', 'primary');

  receive(aPayment({ state: 'cancelled' }));
  expect(card()).toHaveAttribute('data-result', 'cancel');
  expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
});

it('[AC-04] promises no balance and no charge while a payment is on its way or was charged back', () => {
  const receive = open('/en/onpay/pending?payment=7001', aPayment({ balance: 10_000 }));
  expect(screen.getByRole('status')).toHaveAttribute('data-result', 'pending');
  expect(screen.queryByText(/Balance now/)).toBeNull();
  receive(aPayment({ state: 'charged-back' }));
  expect(screen.queryByText("You haven't been charged.")).toBeNull();
  expect(screen.queryByRole('link', { name: /^Try/ })).toBeNull();
});

it.each(['bank', 'crypto'] as const)(
  '[AC-04] does not say that nothing was charged where the player may have sent a transfer: %s',
  (kind) => {
    const receive = open('/en/onpay/fail?payment=7001', aPayment({ kind, state: 'expired', reason: 'expired', balance: 10_000 }));
    const claim = () => screen.queryByText("You haven't been charged.");
    expect(claim()).toBeNull();
    receive(aPayment({ kind, state: 'cancelled' }));
    expect(claim()).toBeNull();
    receive(aPayment({ kind: 'card', state: 'expired', reason: 'expired' }));
    expect(claim()).toBeVisible();
  },
);

it('[AC-04] follows a pending payment, and links to the provider', () => {
  open('/en/onpay/success?payment=7001', aPayment({ continueUrl: 'https://pay.test/pay/1' }));
  expect(screen.getByRole('heading', { name: 'Payment pending' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', 'https://pay.test/pay/1');
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Waiting for the payment');
});

it('[AC-04] marks the last step in the colour of the result', () => {
  const now = { at: 1_903_860_002 };
  const receive = open('/en/onpay/success?payment=7001', aPayment({ state: 'failed', steps: [{ state: 'failed', ...now }] }));
  const step = () => screen.getByRole('listitem', { current: 'step' });
  expect(step()).toHaveAttribute('data-stage', 'failed');
  receive(aPayment({ state: 'credited', steps: [{ state: 'credited', ...now }] }));
  expect(step()).toHaveAttribute('data-stage', 'done');
});

it('[AC-04] shows how much of a transfer arrived', () => {
  open('/en/onpay/pending?payment=7001', aPayment({ state: 'credited', amount: 2_500, asked: 5_000 }));
  expect(screen.getByText('€25.00 of €50.00 arrived and is in your balance.')).toBeVisible();
});

it('[GD-17] ignores a return URL on another site', () => {
  open('/en/onpay/success?payment=7001', aPayment({ state: 'credited', returnTo: '//evil.test/' }));
  expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
});

it('[AC-04] without a payment id shows the result from the URL', () => {
  open('/en/onpay/cancel');
  expect(screen.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
});

it('[AC-04] [A11Y-1] names and focuses the framed card page, and removes it once the payment has ended', () => {
  const framed = aPayment({ continueUrl: 'https://pay.test/pay/1', isFramed: true, returnTo: '/en/line' });
  const receive = open('/en/onpay/pending?payment=7001', framed);
  const frame = screen.getByTitle('Payment form of the provider');
  expect(frame).toHaveAttribute('src', 'https://pay.test/pay/1');
  expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
  fireEvent.load(frame);
  expect(frame).toHaveFocus();
  // The next action is inside the frame, so the link back is not the primary one.
  expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('data-look', 'quiet');

  receive({ ...framed, state: 'credited', continueUrl: null });
  expect(frame).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('data-look', 'primary');
});
