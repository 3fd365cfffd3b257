import type { AmountRefusal } from '@touchline/payments-rules';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Why an amount could not be parsed. */
export const AMOUNT_WORDS: Readonly<Record<AmountRefusal, MessageDescriptor>> = defineMessages({
  empty: { id: 'payments.amount.empty', defaultMessage: 'Enter an amount.' },
  'not-a-number': { id: 'payments.amount.notANumber', defaultMessage: 'Enter an amount in figures, such as 50 or 12.50.' },
  'too-many-decimals': { id: 'payments.amount.decimals', defaultMessage: 'This currency has fewer decimals. Check the amount.' },
  unclear: {
    id: 'payments.amount.unclear',
    defaultMessage: 'This could mean two amounts. Write it without a thousands separator, such as 1000.',
  },
  'too-long': { id: 'payments.amount.tooLong', defaultMessage: 'This amount is too large.' },
  zero: { id: 'payments.amount.zero', defaultMessage: 'Enter an amount above zero.' },
});
