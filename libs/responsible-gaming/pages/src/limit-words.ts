import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of limits on money, by type. @spec RG-02 */
export const LIMIT_NAMES: Readonly<Record<number, MessageDescriptor>> = defineMessages({
  1: { id: 'limits.stakes.day', defaultMessage: 'Stakes in 24 hours' },
  2: { id: 'limits.stakes.week', defaultMessage: 'Stakes in 7 days' },
  3: { id: 'limits.stakes.month', defaultMessage: 'Stakes in 30 days' },
  10: { id: 'limits.losses.day', defaultMessage: 'Losses in 24 hours' },
  11: { id: 'limits.losses.week', defaultMessage: 'Losses in 7 days' },
  12: { id: 'limits.losses.month', defaultMessage: 'Losses in 30 days' },
  20: { id: 'limits.deposits.day', defaultMessage: 'Deposits in 24 hours' },
  21: { id: 'limits.deposits.week', defaultMessage: 'Deposits in 7 days' },
  22: { id: 'limits.deposits.month', defaultMessage: 'Deposits in 30 days' },
});

/** Words of limits on time, by type: the name, a value, and the field. @spec RG-02 */
export const TIME_LIMITS: Readonly<Record<number, Readonly<Record<'name' | 'value' | 'field', MessageDescriptor>>>> = {
  31: defineMessages({
    name: { id: 'limits.session.name', defaultMessage: 'Session limit' },
    value: { id: 'limits.session.value', defaultMessage: '{value, plural, one {# hour} other {# hours}} in 24 hours' },
    field: { id: 'limits.session.field', defaultMessage: 'New session limit' },
  }),
  32: defineMessages({
    name: { id: 'limits.check.name', defaultMessage: 'Reality check' },
    value: { id: 'limits.check.value', defaultMessage: 'Every {value, plural, one {# minute} other {# minutes}}' },
    field: { id: 'limits.check.field', defaultMessage: 'New interval' },
  }),
};

/** What a refused change is told with, by the code of the refusal. @spec RG-15 */
export const FAILURES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'limit-cannot-shorten': { id: 'limits.failure.shorten', defaultMessage: "A break can't be ended early or made shorter." },
  'limit-change-pending': {
    id: 'limits.failure.pending',
    defaultMessage: 'A change of this limit is already waiting. Confirm or cancel it first.',
  },
  'limit-locked': { id: 'limits.failure.locked', defaultMessage: "Your limits are locked, so they can't be raised." },
  'limit-too-early': { id: 'limits.failure.early', defaultMessage: "This change can't be confirmed yet." },
  'limit-wrong-value': { id: 'limits.failure.value', defaultMessage: "This limit can't have this value." },
});
export const FAILED: MessageDescriptor = defineMessages({
  failed: { id: 'limits.failure.other', defaultMessage: 'Your limit was not changed. Please try again.' },
}).failed;
