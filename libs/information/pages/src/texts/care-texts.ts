import { defineMessages } from 'react-intl';
import type { Text } from './text.ts';

const t = defineMessages({
  signs1: { id: 'information.text.signs.1', defaultMessage: 'When gambling stops being fun' },
  signs2: { id: 'information.text.signs.2', defaultMessage: 'You chase your losses.' },
  signs3: { id: 'information.text.signs.3', defaultMessage: 'You spend more time or money than you planned.' },
  signs4: { id: 'information.text.signs.4', defaultMessage: 'You hide your gambling from people close to you.' },
  signs5: { id: 'information.text.signs.5', defaultMessage: 'You borrow money to gamble or leave bills unpaid.' },
  signs6: { id: 'information.text.signs.6', defaultMessage: 'What you can do' },
  signs7: { id: 'information.text.signs.7', defaultMessage: 'Set a budget and a time limit before you start, and stick to them.' },
  signs8: {
    id: 'information.text.signs.8',
    defaultMessage: 'The bar below the header shows your session time and your profit/loss.',
  },
  signs9: { id: 'information.text.signs.9', defaultMessage: 'Limits and breaks are set in your account.' },
  signs10: { id: 'information.text.signs.10', defaultMessage: 'Talk to someone. The services below are free and confidential.' },
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
