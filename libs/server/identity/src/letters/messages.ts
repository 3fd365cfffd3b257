import { readMessages } from '@touchline/server-kernel';

const LETTER = ['subject', 'lead', 'button', 'sms'] as const;
const WITHOUT_BUTTON = ['subject', 'lead', 'notYou', 'sms'] as const;

/**
 * Texts of letters and SMS by subject. `notYou` is advice for recipients who did not request the message: `letter.notYou` unless the subject
 * has its own. `letter.expires` is about the validity of a code of `{minutes}` minutes.
 */
export const MESSAGES = readMessages(new URL('../../messages/', import.meta.url), {
  letter: ['expires', 'notYou'],
  registration: LETTER,
  taken: [...LETTER, 'notYou'],
  password: LETTER,
  contact: LETTER,
  'sign-in': WITHOUT_BUTTON,
  'sign-in-link': LETTER,
  'password-changed': WITHOUT_BUTTON,
  'two-step-off': WITHOUT_BUTTON,
  'second-step-guessed': WITHOUT_BUTTON,
});
