import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  payment: { id: 'payments.payment.title', defaultMessage: 'Payments' },
  'office-recharge': { id: 'payments.officeRecharge.title', defaultMessage: 'Deposit' },
  'office-deduce': { id: 'payments.officeDeduce.title', defaultMessage: 'Withdrawal' },
  'payment-requests': { id: 'payments.paymentRequests.title', defaultMessage: 'Payment enquiries' },
  'payment-create-request': { id: 'payments.paymentCreateRequest.title', defaultMessage: 'New payment enquiry' },
  'payment-create-topic': { id: 'payments.paymentCreateTopic.title', defaultMessage: 'Topic of the request' },
  'payment-create-transactions': { id: 'payments.paymentCreateTransactions.title', defaultMessage: 'Payment in question' },
  'payment-create-transaction': { id: 'payments.paymentCreateTransaction.title', defaultMessage: 'Question about a payment' },
  'payment-create-subtopic': { id: 'payments.paymentCreateSubtopic.title', defaultMessage: 'Question' },
});

/** Descriptions of the pages. */
export const words = defineMessages({
  payment: {
    id: 'payments.payment.words',
    defaultMessage: 'The ways to deposit and withdraw, with limits, fees and times.',
  },
  'office-recharge': {
    id: 'payments.officeRecharge.words',
    defaultMessage: 'Deposit money by the method you choose.',
  },
  'office-deduce': {
    id: 'payments.officeDeduce.words',
    defaultMessage: 'Withdraw money to a method that you have deposited with.',
  },
  'payment-requests': {
    id: 'payments.paymentRequests.words',
    defaultMessage: 'Your questions about payments, and our answers.',
  },
  'payment-create-request': {
    id: 'payments.paymentCreateRequest.words',
    defaultMessage: 'Choose a topic for your payment question.',
  },
  'payment-create-topic': {
    id: 'payments.paymentCreateTopic.words',
    defaultMessage: 'Choose what your question is about.',
  },
  'payment-create-transactions': {
    id: 'payments.paymentCreateTransactions.words',
    defaultMessage: "Choose the payment you're asking about.",
  },
  'payment-create-transaction': {
    id: 'payments.paymentCreateTransaction.words',
    defaultMessage: 'Ask about this payment.',
  },
  'payment-create-subtopic': {
    id: 'payments.paymentCreateSubtopic.words',
    defaultMessage: 'Ask a general question about payments.',
  },
});
