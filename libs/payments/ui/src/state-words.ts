import type { PaymentState } from '@touchline/payments-contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Labels of the payment states. */
export const STATE_WORDS: Readonly<Record<PaymentState, MessageDescriptor>> = defineMessages({
  started: { id: 'payments.state.started', defaultMessage: 'Started' },
  pending: { id: 'payments.state.pending', defaultMessage: 'Waiting for the payment' },
  credited: { id: 'payments.state.credited', defaultMessage: 'Added to your balance' },
  failed: { id: 'payments.state.failed', defaultMessage: 'Failed' },
  cancelled: { id: 'payments.state.cancelled', defaultMessage: 'Cancelled' },
  expired: { id: 'payments.state.expired', defaultMessage: 'Expired' },
  'charged-back': { id: 'payments.state.chargedBack', defaultMessage: 'Charged back by the payer' },
  requested: { id: 'payments.state.requested', defaultMessage: 'Requested' },
  checked: { id: 'payments.state.checked', defaultMessage: 'Checked by us' },
  sent: { id: 'payments.state.sent', defaultMessage: 'Sent to the provider' },
  received: { id: 'payments.state.received', defaultMessage: 'Paid out' },
  returned: { id: 'payments.state.returned', defaultMessage: 'Returned to your balance' },
});

/** Why a payment failed, if the provider says. */
export const REASON_WORDS: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  declined: { id: 'payments.reason.declined', defaultMessage: 'The bank declined the payment.' },
  'insufficient-funds': { id: 'payments.reason.noMoney', defaultMessage: 'Insufficient funds on the card.' },
  expired: { id: 'payments.reason.expired', defaultMessage: 'The payment was not made in time.' },
  'account-closed': { id: 'payments.reason.closed', defaultMessage: 'The receiving account is closed.' },
});
