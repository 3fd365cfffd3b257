import { defineMessages } from 'react-intl';

/** What a payment service has answered, in a few words. */
export const resultTitles = defineMessages({
  success: { id: 'payments.success.title', defaultMessage: 'The payment went through' },
  fail: { id: 'payments.fail.title', defaultMessage: 'The payment did not go through' },
  pending: { id: 'payments.pending.title', defaultMessage: 'The payment is being checked' },
  cancel: { id: 'payments.cancel.title', defaultMessage: 'The payment was cancelled' },
  withdrawSuccess: { id: 'payments.withdrawSuccess.title', defaultMessage: 'The withdrawal went through' },
  withdrawFail: { id: 'payments.withdrawFail.title', defaultMessage: 'The withdrawal did not go through' },
  withdrawPending: { id: 'payments.withdrawPending.title', defaultMessage: 'The withdrawal is being checked' },
  withdrawCancel: { id: 'payments.withdrawCancel.title', defaultMessage: 'The withdrawal was cancelled' },
});

/** What that means for the player. */
export const resultWords = defineMessages({
  success: {
    id: 'payments.success.words',
    defaultMessage: 'The payment service reports success. What has arrived is shown in your account; it can take a few minutes.',
  },
  fail: { id: 'payments.fail.words', defaultMessage: 'The payment service reports a failure. Your account shows your balance.' },
  pending: {
    id: 'payments.pending.words',
    defaultMessage: 'The payment service has not decided yet. Your account shows the payment once it is through.',
  },
  cancel: { id: 'payments.cancel.words', defaultMessage: 'The payment was stopped before it was made. Your account shows your balance.' },
  withdrawSuccess: {
    id: 'payments.withdrawSuccess.words',
    defaultMessage: 'The payment service reports success. When the money arrives depends on your bank.',
  },
  withdrawFail: {
    id: 'payments.withdrawFail.words',
    defaultMessage: 'The payment service reports a failure. Your account shows where the money is.',
  },
  withdrawPending: {
    id: 'payments.withdrawPending.words',
    defaultMessage: 'The payment service has not decided yet. Your account shows the state of the withdrawal.',
  },
  withdrawCancel: {
    id: 'payments.withdrawCancel.words',
    defaultMessage: 'The withdrawal was stopped before it was made. Your account shows your balance.',
  },
});

export const places = defineMessages({
  account: { id: 'payments.account.title', defaultMessage: 'Account' },
});
