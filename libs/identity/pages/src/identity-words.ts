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

/** What belongs on each page. */
export const words = defineMessages({
  login: { id: 'identity.page.login.words', defaultMessage: 'Sign in with your email or username.' },
  registration: { id: 'identity.page.registration.words', defaultMessage: 'Create a play-money account in one click.' },
  'registration-old': {
    id: 'identity.page.registrationOld.words',
    defaultMessage: 'Registering with all personal data at once. Registration with one click asks for none of it.',
  },
  'convert-account': {
    id: 'identity.page.convertAccount.words',
    defaultMessage: 'Making a main account of an additional one. Your account needs no change.',
  },
  'confirm-terms': {
    id: 'identity.page.confirmTerms.words',
    defaultMessage: 'Reading terms that have changed, and agreeing or leaving.',
  },
  confirm: {
    id: 'identity.page.confirm.words',
    defaultMessage: 'Confirm a phone number or an email address.',
  },
  accountverify: {
    id: 'identity.page.accountverify.words',
    defaultMessage: 'Open this page from the link in your email. This demo sends no emails.',
  },
  activate: {
    id: 'identity.page.activate.words',
    defaultMessage: 'Your account is already active. This demo sends no activation emails.',
  },
  passwordreset: {
    id: 'identity.page.passwordreset.words',
    defaultMessage: "This demo can't email you a reset link. Contact support.",
  },
  stopnewsletter: {
    id: 'identity.page.stopnewsletter.words',
    defaultMessage: "You're not subscribed to any newsletter.",
  },
  sumsub: {
    id: 'identity.page.sumsub.words',
    defaultMessage: 'The identity check of an outside service. None is connected to this site.',
  },
});
