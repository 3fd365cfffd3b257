import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the kinds of accounts, where an account has no name of its own. @spec CP-32 */
export const ACCOUNT_NAMES: Readonly<Record<0 | 4 | 9, MessageDescriptor>> = defineMessages({
  0: { id: 'betting.account.main', defaultMessage: 'Main account' },
  4: { id: 'betting.account.bonus', defaultMessage: 'Bonus account' },
  9: { id: 'betting.account.currency', defaultMessage: 'Currency account' },
});
