import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Default names of the account kinds, for accounts without a custom name. @spec CP-32 */
export const ACCOUNT_NAMES: Readonly<Record<0 | 4 | 9, MessageDescriptor>> = defineMessages({
  0: { id: 'betting.account.main', defaultMessage: 'Main account' },
  4: { id: 'betting.account.bonus', defaultMessage: 'Bonus account' },
  9: { id: 'betting.account.currency', defaultMessage: 'Currency account' },
});
