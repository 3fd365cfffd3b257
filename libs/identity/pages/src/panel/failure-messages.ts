import type { FailureKey } from '@touchline/identity-state';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  wrongCredentials: {
    id: 'identity.failure.wrongCredentials',
    defaultMessage: 'Incorrect email/username or password. Try again.',
  },
  tooManyTries: { id: 'identity.failure.tooManyTries', defaultMessage: 'Too many attempts. Try again in 15 minutes.' },
  sessionLimit: {
    id: 'identity.failure.sessionLimit',
    defaultMessage: "You've reached your session limit for 24 hours. You can sign in again later.",
  },
  loginTaken: { id: 'identity.failure.loginTaken', defaultMessage: 'This username is taken. Choose another.' },
  notAccepted: { id: 'identity.failure.notAccepted', defaultMessage: "Some details weren't accepted. Check the highlighted fields." },
  captcha: {
    id: 'identity.failure.captcha',
    defaultMessage: "We couldn't check this sign-in. Try again, or sign in with an SMS code or a passkey.",
  },
  device: {
    id: 'identity.failure.device',
    defaultMessage:
      'To sign in on this device, allow functional cookies in the cookie settings and try again. A passkey works without them.',
  },
  network: { id: 'identity.failure.network', defaultMessage: "Can't reach the server. Check your connection and try again." },
  unavailable: { id: 'identity.failure.unavailable', defaultMessage: "This isn't available right now. Try again in a minute." },
});

/** Messages for each failure of sign-in and registration. */
export const FAILURE_MESSAGES: Readonly<Record<FailureKey, MessageDescriptor>> = {
  'identity.failure.wrongCredentials': messages.wrongCredentials,
  'identity.failure.tooManyTries': messages.tooManyTries,
  'identity.failure.loginTaken': messages.loginTaken,
  'identity.failure.sessionLimit': messages.sessionLimit,
  'identity.failure.notAccepted': messages.notAccepted,
  'identity.failure.captcha': messages.captcha,
  'identity.failure.device': messages.device,
  'identity.failure.network': messages.network,
  'identity.failure.unavailable': messages.unavailable,
};
