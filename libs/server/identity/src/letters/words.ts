import { fillMessage } from '@touchline/server-kernel';
import { type Letter, letterOf, type LetterFacts, type LetterWords, type Subject } from './letter.ts';
import { MESSAGES } from './messages.ts';

const filled = (text: string, { brand, code }: LetterFacts) => fillMessage(text, { brand, code });

/** A letter in the page's language, or in English if there is no translation. */
export function writeLetter(subject: Subject, lang: string, facts: LetterFacts): Letter {
  const messages = MESSAGES.in(lang);
  const { subject: heading, lead, notYou, button }: LetterWords = { notYou: messages.letter.notYou, ...messages[subject] };
  const words = {
    subject: filled(heading, facts),
    lead: filled(lead, facts),
    notYou: filled(notYou, facts),
    ...(button !== undefined && { button: filled(button, facts) }),
  };
  return letterOf(words, facts, { lang: MESSAGES.languageFor(lang), expires: messages.letter.expires });
}

/** The short SMS version of a message. */
export const writeSms = (subject: Subject, lang: string, facts: LetterFacts): string => filled(MESSAGES.in(lang)[subject].sms, facts);
