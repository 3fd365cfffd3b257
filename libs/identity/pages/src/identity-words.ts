import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  login: { id: 'identity.page.login', defaultMessage: 'Sign in' },
  registration: { id: 'identity.page.registration', defaultMessage: 'Registration' },
  'registration-old': { id: 'identity.page.registrationOld', defaultMessage: 'Full registration' },
  'convert-account': { id: 'identity.page.convertAccount', defaultMessage: 'Convert account' },
  'confirm-terms': { id: 'identity.page.confirmTerms', defaultMessage: 'Updated terms' },
  confirm: { id: 'identity.page.confirm', defaultMessage: 'Verify your details' },
  accountverify: { id: 'identity.page.accountverify', defaultMessage: 'Verify your account' },
  activate: { id: 'identity.page.activate', defaultMessage: 'Activate your account' },
  passwordreset: { id: 'identity.page.passwordreset', defaultMessage: 'Reset password' },
  stopnewsletter: { id: 'identity.page.stopnewsletter', defaultMessage: 'Unsubscribe' },
  sumsub: { id: 'identity.page.sumsub', defaultMessage: 'ID verification' },
});

/** Descriptions of the pages. */
export const words = defineMessages({
  login: { id: 'identity.page.login.words', defaultMessage: 'Sign in with your email, username, phone, an SMS code or a passkey.' },
  registration: {
    id: 'identity.page.registration.words',
    defaultMessage: 'Create a play-money account in one click, by phone or by email.',
  },
  'registration-old': {
    id: 'identity.page.registrationOld.words',
    defaultMessage: 'Create a play-money account with all your details at once.',
  },
  'convert-account': {
    id: 'identity.page.convertAccount.words',
    defaultMessage: 'Make the account in use your main account.',
  },
  'confirm-terms': {
    id: 'identity.page.confirmTerms.words',
    defaultMessage: 'Read the terms that have changed, and accept them or sign out.',
  },
  confirm: {
    id: 'identity.page.confirm.words',
    defaultMessage: 'Add or change the email and phone of your account.',
  },
  accountverify: {
    id: 'identity.page.accountverify.words',
    defaultMessage: 'Confirm the email that you added to your account.',
  },
  activate: {
    id: 'identity.page.activate.words',
    defaultMessage: 'Confirm your email and finish creating your account.',
  },
  passwordreset: {
    id: 'identity.page.passwordreset.words',
    defaultMessage: 'Choose a new password with a code that we send to your email or phone.',
  },
  stopnewsletter: {
    id: 'identity.page.stopnewsletter.words',
    defaultMessage: 'Stop our newsletter.',
  },
  sumsub: {
    id: 'identity.page.sumsub.words',
    defaultMessage: 'Confirm who you are with our partner.',
  },
});
