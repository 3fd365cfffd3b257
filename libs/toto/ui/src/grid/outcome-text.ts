import { upperAscii } from '@touchline/shared-primitives';
import { defineMessages, type IntlShape } from 'react-intl';

const WORDS = defineMessages({
  '1-small': { id: 'toto.outcome.homeSmall', defaultMessage: '1 by 1–10' },
  '1-large': { id: 'toto.outcome.homeLarge', defaultMessage: '1 by 11+' },
  '2-small': { id: 'toto.outcome.awaySmall', defaultMessage: '2 by 1–10' },
  '2-large': { id: 'toto.outcome.awayLarge', defaultMessage: '2 by 11+' },
  'other-1': { id: 'toto.outcome.otherHome', defaultMessage: 'Other 1' },
  'other-x': { id: 'toto.outcome.otherDraw', defaultMessage: 'Other X' },
  'other-2': { id: 'toto.outcome.otherAway', defaultMessage: 'Other 2' },
});

/** Label of an outcome: 1, X, 2, a score, or a few words. */
export function outcomeText(intl: Pick<IntlShape, 'formatMessage'>, outcome: string): string {
  const words = WORDS[outcome as keyof typeof WORDS] as (typeof WORDS)['1-small'] | undefined;
  return words === undefined ? upperAscii(outcome) : intl.formatMessage(words);
}
