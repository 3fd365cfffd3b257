import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  signs1: { id: 'information.text.signs.1', defaultMessage: 'When playing stops being a game' },
  signs2: { id: 'information.text.signs.2', defaultMessage: 'You bet to win back what you lost.' },
  signs3: { id: 'information.text.signs.3', defaultMessage: 'You spend more time or money than you wanted.' },
  signs4: { id: 'information.text.signs.4', defaultMessage: 'You hide your play from the people around you.' },
  signs5: { id: 'information.text.signs.5', defaultMessage: 'You borrow money to play, or leave bills unpaid.' },
  signs6: { id: 'information.text.signs.6', defaultMessage: 'What you can do' },
  signs7: { id: 'information.text.signs.7', defaultMessage: 'Decide on an amount and a time before you begin, and stop at it.' },
  signs8: {
    id: 'information.text.signs.8',
    defaultMessage: 'The strip under the header shows how long you have been here and what the session has cost.',
  },
  signs9: { id: 'information.text.signs.9', defaultMessage: 'Limits and breaks are set in your account.' },
  signs10: { id: 'information.text.signs.10', defaultMessage: 'Talk to somebody. The people below listen, free and in private.' },
});

export const signs: Text = [
  ['h', t.signs1],
  ['li', t.signs2],
  ['li', t.signs3],
  ['li', t.signs4],
  ['li', t.signs5],
  ['h', t.signs6],
  ['li', t.signs7],
  ['li', t.signs8],
  ['li', t.signs9],
  ['li', t.signs10],
];
