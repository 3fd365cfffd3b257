import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the coupon types, with the number of bets. @spec CP-01 */
export const COUPON_TYPE_NAMES: Readonly<Record<0 | 1 | 2 | 4 | 9, MessageDescriptor>> = defineMessages({
  0: { id: 'betting.history.type.single', defaultMessage: 'Single' },
  1: { id: 'betting.history.type.express', defaultMessage: 'Express · {bets, plural, one {# selection} other {# selections}}' },
  2: { id: 'betting.history.type.banker', defaultMessage: 'System {value}/{bets} with bankers' },
  4: { id: 'betting.history.type.system', defaultMessage: 'System {value}/{bets}' },
  9: { id: 'betting.history.type.singles', defaultMessage: 'Singles' },
});
