import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  begins: { id: 'stage.crash.begins', defaultMessage: 'The climb begins in {seconds} s' },
  rule: {
    id: 'stage.crash.rule',
    defaultMessage: 'A cash-out counts when it reaches our server. One that arrives after the end of the climb, or never, cannot count.',
  },
  now: { id: 'stage.crash.now', defaultMessage: '{times}×, {amount}' },
  preset: { id: 'stage.crash.preset', defaultMessage: 'Cashes out at {times}×' },
  ended: { id: 'stage.crash.ended', defaultMessage: 'The climb ended at {times}×.' },
  checking: { id: 'stage.crash.checking', defaultMessage: 'Checking whether a cash-out arrived in time.' },
  left: { id: 'stage.crash.left', defaultMessage: 'You cashed out at {times}×.' },
  cash: { id: 'stage.crash.cash', defaultMessage: 'Cash out' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
