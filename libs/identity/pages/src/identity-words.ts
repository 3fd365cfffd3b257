import { defineMessages } from 'react-intl';

/** Headings, by the keys of the route table. */
export const titles = defineMessages({
  login: { id: 'identity.page.login', defaultMessage: 'Sign in' },
  registration: { id: 'identity.page.registration', defaultMessage: 'Registration' },
  'registration-old': { id: 'identity.page.registrationOld', defaultMessage: 'Registration by form' },
  'convert-account': { id: 'identity.page.convertAccount', defaultMessage: 'Convert the account' },
  'confirm-terms': { id: 'identity.page.confirmTerms', defaultMessage: 'Changed terms' },
  confirm: { id: 'identity.page.confirm', defaultMessage: 'Confirm your data' },
  accountverify: { id: 'identity.page.accountverify', defaultMessage: 'Confirm the account' },
  activate: { id: 'identity.page.activate', defaultMessage: 'Activate the account' },
  passwordreset: { id: 'identity.page.passwordreset', defaultMessage: 'New password' },
  stopnewsletter: { id: 'identity.page.stopnewsletter', defaultMessage: 'Stop the newsletter' },
  sumsub: { id: 'identity.page.sumsub', defaultMessage: 'Identity check' },
});

/** What belongs on each page. */
export const words = defineMessages({
  login: { id: 'identity.page.login.words', defaultMessage: 'Sign in with e-mail or login and password.' },
  registration: { id: 'identity.page.registration.words', defaultMessage: 'A play-money account with one click.' },
  'registration-old': {
    id: 'identity.page.registrationOld.words',
    defaultMessage: 'This page is for registering with all personal data at once. Registration with one click asks for none of it.',
  },
  'convert-account': {
    id: 'identity.page.convertAccount.words',
    defaultMessage: 'This page is for making a main account of an additional one. Your account needs no change.',
  },
  'confirm-terms': {
    id: 'identity.page.confirmTerms.words',
    defaultMessage: 'This page is for reading terms that have changed, and agreeing or leaving.',
  },
  confirm: {
    id: 'identity.page.confirm.words',
    defaultMessage: 'This page is for confirming a phone number or an e-mail address. This site asks for neither.',
  },
  accountverify: {
    id: 'identity.page.accountverify.words',
    defaultMessage: 'A link from an e-mail leads to this page. This site sends no e-mails.',
  },
  activate: {
    id: 'identity.page.activate.words',
    defaultMessage: 'A link from an e-mail leads to this page. Accounts of this site are active at once.',
  },
  passwordreset: {
    id: 'identity.page.passwordreset.words',
    defaultMessage:
      'A link from an e-mail or a code leads to this page. This site knows no e-mail address of yours, so it cannot send one.',
  },
  stopnewsletter: {
    id: 'identity.page.stopnewsletter.words',
    defaultMessage: 'A link from a newsletter leads to this page. This site sends no newsletters, so there is none to stop.',
  },
  sumsub: {
    id: 'identity.page.sumsub.words',
    defaultMessage: 'This page is for the identity check of an outside service. None is connected to this site.',
  },
});
