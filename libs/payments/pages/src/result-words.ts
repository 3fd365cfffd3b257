import { defineMessages } from 'react-intl';

/** Titles of the results of a payment. */
export const resultTitles = defineMessages({
  success: { id: 'payments.success.title', defaultMessage: 'Payment successful' },
  fail: { id: 'payments.fail.title', defaultMessage: 'Payment failed' },
  pending: { id: 'payments.pending.title', defaultMessage: 'Payment pending' },
  cancel: { id: 'payments.cancel.title', defaultMessage: 'Payment cancelled' },
  withdrawSuccess: { id: 'payments.withdrawSuccess.title', defaultMessage: 'Withdrawal approved' },
  withdrawFail: { id: 'payments.withdrawFail.title', defaultMessage: 'Withdrawal failed' },
  withdrawPending: { id: 'payments.withdrawPending.title', defaultMessage: 'Withdrawal pending' },
  withdrawCancel: { id: 'payments.withdrawCancel.title', defaultMessage: 'Withdrawal cancelled' },
});

/** Explanations of the results. */
export const resultWords = defineMessages({
  success: {
    id: 'payments.success.words',
    defaultMessage: 'Your payment was successful. It may take a few minutes to reach your balance.',
  },
  fail: {
    id: 'payments.fail.words',
    defaultMessage: "Your payment didn't go through and your balance hasn't changed. Try again or use another method.",
  },
  pending: {
    id: 'payments.pending.words',
    defaultMessage: "We're waiting for the payment provider. Your balance updates once it's confirmed.",
  },
  cancel: { id: 'payments.cancel.words', defaultMessage: "You cancelled the payment. Your balance hasn't changed." },
  withdrawSuccess: {
    id: 'payments.withdrawSuccess.words',
    defaultMessage: 'Your withdrawal is approved. Arrival time depends on your bank.',
  },
  withdrawFail: {
    id: 'payments.withdrawFail.words',
    defaultMessage: 'Your withdrawal failed and the money is back in your balance.',
  },
  withdrawPending: {
    id: 'payments.withdrawPending.words',
    defaultMessage: "We're waiting for the payment provider. Track it in your account.",
  },
  withdrawCancel: {
    id: 'payments.withdrawCancel.words',
    defaultMessage: 'You cancelled the withdrawal. The money is back in your balance.',
  },
});

export const places = defineMessages({
  account: { id: 'payments.account.title', defaultMessage: 'Account' },
});

/** Neutral titles of the return pages, independent of the result in the URL. */
export const returnTitles = defineMessages({
  deposit: { id: 'payments.return.deposit', defaultMessage: 'Your deposit' },
  withdrawal: { id: 'payments.return.withdrawal', defaultMessage: 'Your withdrawal' },
});
