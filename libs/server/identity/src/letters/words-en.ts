import type { LanguageWords } from './letter.ts';

const NOT_YOU = "If you didn't ask for this, ignore this message. Never share the code with anyone, including us.";

export const english: LanguageWords = {
  expires: 'The code works once and for {minutes} minutes.',
  letters: {
    registration: {
      subject: 'Confirm your email',
      lead: 'Welcome to {brand}. Enter this code to finish creating your account.',
      button: 'Confirm email',
      notYou: NOT_YOU,
      sms: '{brand}: {code} is your code to create an account. Never share it.',
    },
    taken: {
      subject: 'You already have an account',
      lead: 'Somebody tried to create a {brand} account with this email. It already has one. Sign in, or choose a new password if you forgot yours.',
      button: 'Sign in',
      notYou: "If this wasn't you, there is nothing to do: your account is unchanged.",
      sms: '{brand}: this number already has an account. Sign in, or choose a new password.',
    },
    password: {
      subject: 'Choose a new password',
      lead: 'Enter this code to choose a new password for {brand}.',
      button: 'Choose a new password',
      notYou: NOT_YOU,
      sms: '{brand}: {code} is your code for a new password. Never share it.',
    },
    contact: {
      subject: 'Confirm your email',
      lead: 'Enter this code to add this email to your {brand} account.',
      button: 'Confirm email',
      notYou: NOT_YOU,
      sms: '{brand}: {code} confirms this number. Never share it.',
    },
    'sign-in': {
      subject: 'Your sign-in code',
      lead: 'Enter this code to sign in to {brand}.',
      notYou: "If you aren't signing in, somebody may know your password: change it now.",
      sms: '{brand}: {code} is your sign-in code. Never share it.',
    },
    'sign-in-link': {
      subject: 'Your sign-in link',
      lead: 'Press the button to sign in to {brand}, or enter this code on the page where you asked for it.',
      button: 'Sign in',
      notYou: NOT_YOU,
      sms: '{brand}: {code} is your sign-in code. Never share it.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      lead: 'The password of your {brand} account was changed, and other devices were signed out.',
      notYou: "If this wasn't you, choose a new password and contact support at once.",
      sms: '{brand}: your password was changed. Not you? Contact support.',
    },
    'two-step-off': {
      subject: 'Two-step sign-in is off',
      lead: 'Two-step sign-in was turned off for your {brand} account.',
      notYou: "If this wasn't you, change your password and contact support at once.",
      sms: '{brand}: two-step sign-in was turned off. Not you? Contact support.',
    },
    'second-step-guessed': {
      subject: 'Somebody is guessing your sign-in codes',
      lead: 'Ten second steps of a sign-in to your {brand} account failed within a day. The person who tried probably knows your password.',
      notYou: "If this wasn't you, change your password now. Sign-in from devices that you have used before still works.",
      sms: '{brand}: ten sign-in codes failed. Not you? Somebody may know your password: change it now.',
    },
  },
};
