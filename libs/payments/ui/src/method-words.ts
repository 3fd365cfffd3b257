import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of payment methods. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  card: { id: 'payments.method.card', defaultMessage: 'Bank card' },
  'bank-transfer': { id: 'payments.method.bank', defaultMessage: 'Bank transfer' },
  'e-wallet': { id: 'payments.method.wallet', defaultMessage: 'E-wallet' },
  voucher: { id: 'payments.method.voucher', defaultMessage: 'Voucher' },
  'mobile-money': { id: 'payments.method.mobile', defaultMessage: 'Mobile money' },
  'bitcoin-test': { id: 'payments.method.bitcoin', defaultMessage: 'Bitcoin (test network)' },
  'ethereum-test': { id: 'payments.method.ethereum', defaultMessage: 'Ethereum (test network)' },
});
const OTHER = defineMessages({ other: { id: 'payments.method.other', defaultMessage: 'Other method' } }).other;

/** Name of a method; a generic one for an unknown id. */
export const methodName = (methodId: string): MessageDescriptor => (Object.hasOwn(NAMES, methodId) ? NAMES[methodId] : undefined) ?? OTHER;
