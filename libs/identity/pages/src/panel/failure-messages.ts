import type { FailureKey } from '@touchline/identity-state';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  wrongCredentials: {
    id: 'identity.failure.wrongCredentials',
    defaultMessage: 'The login and the password do not belong together. Check both and try again.',
  },
  tooManyTries: { id: 'identity.failure.tooManyTries', defaultMessage: 'Too many tries. Wait 15 minutes, then try again.' },
  loginTaken: { id: 'identity.failure.loginTaken', defaultMessage: 'This login is taken. Choose another.' },
  notAccepted: { id: 'identity.failure.notAccepted', defaultMessage: 'Something in the form was not accepted. Check each field.' },
  network: { id: 'identity.failure.network', defaultMessage: 'No answer from the server. Check your connection and try again.' },
  unavailable: { id: 'identity.failure.unavailable', defaultMessage: 'This does not work at the moment. Try again in a minute.' },
});

/** Words for each failure of sign-in and registration. */
export const FAILURE_MESSAGES: Readonly<Record<FailureKey, MessageDescriptor>> = {
  'identity.failure.wrongCredentials': messages.wrongCredentials,
  'identity.failure.tooManyTries': messages.tooManyTries,
  'identity.failure.loginTaken': messages.loginTaken,
  'identity.failure.notAccepted': messages.notAccepted,
  'identity.failure.network': messages.network,
  'identity.failure.unavailable': messages.unavailable,
};
