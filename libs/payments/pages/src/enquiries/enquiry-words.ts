import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Labels by key of topic or sub-topic. */
const TOPICS: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  deposit: { id: 'payments.topic.deposit', defaultMessage: 'A deposit' },
  'deposit-missing': { id: 'payments.topic.depositMissing', defaultMessage: "I paid, but the money isn't in my balance" },
  'deposit-wrong-amount': { id: 'payments.topic.depositAmount', defaultMessage: 'The amount is wrong' },
  'deposit-failed': { id: 'payments.topic.depositFailed', defaultMessage: 'The deposit failed' },
  withdrawal: { id: 'payments.topic.withdrawal', defaultMessage: 'A withdrawal' },
  'withdrawal-late': { id: 'payments.topic.withdrawalLate', defaultMessage: 'It takes longer than expected' },
  'withdrawal-returned': { id: 'payments.topic.withdrawalReturned', defaultMessage: 'The money is in my balance again' },
  methods: { id: 'payments.topic.methods', defaultMessage: 'Payment methods' },
  'methods-new': { id: 'payments.topic.methodsNew', defaultMessage: 'A method is missing' },
  'methods-limits': { id: 'payments.topic.methodsLimits', defaultMessage: 'Limits and fees' },
  other: { id: 'payments.topic.other', defaultMessage: 'Something else' },
});

/** Label of a topic; a generic one for an unknown key. */
export const topicWords = (key: string): MessageDescriptor => TOPICS[Object.hasOwn(TOPICS, key) ? key : 'other'] as MessageDescriptor;

export const ENQUIRY_STATES = defineMessages({
  open: { id: 'payments.enquiry.open', defaultMessage: 'Waiting for our answer' },
  answered: { id: 'payments.enquiry.answered', defaultMessage: 'Answered' },
  closed: { id: 'payments.enquiry.closed', defaultMessage: 'Closed' },
});

/** Automatic messages, by key. */
export const AUTOMATIC: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  received: { id: 'payments.enquiry.received', defaultMessage: 'We have your message. Somebody will read it and answer here.' },
});

/** Why a message or file was rejected. */
export const ENQUIRY_FAILURES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'file-refused': {
    id: 'payments.enquiry.fileRefused',
    defaultMessage: 'This file was not taken. Send a PNG or JPEG picture or a plain PDF.',
  },
  'too-large': { id: 'payments.enquiry.tooLarge', defaultMessage: 'The file is larger than 2 MB.' },
  'too-many-tries': { id: 'payments.enquiry.tooMany', defaultMessage: 'You have sent many files in 24 hours. Try again later.' },
});
export const ENQUIRY_FAILED: MessageDescriptor = defineMessages({
  other: { id: 'payments.enquiry.failed', defaultMessage: 'Your message was not sent. Try again: it will not arrive twice.' },
}).other;
