import { defineMessages } from 'react-intl';
import type { ModelGroup } from '@touchline/casino-game-math';

/** How to play the games of a group, in two sentences. */
export const HOW = defineMessages({
  slots: {
    id: 'games.how.slots',
    defaultMessage: 'Choose a stake and spin. Every reel stops where the draw says, and a spin takes at least two and a half seconds.',
  },
  tables: {
    id: 'games.how.tables',
    defaultMessage: 'Put chips on the places of the table, then start the round. Earlier results say nothing about the next one.',
  },
  cards: {
    id: 'games.how.cards',
    defaultMessage: 'Play your hand against the dealer or the pay table. The return that is shown is for the strategy it names.',
  },
  instant: {
    id: 'games.how.instant',
    defaultMessage: 'Choose your risk and play. The return is nearly the same for every choice; a higher prize is paid less often.',
  },
  numbers: {
    id: 'games.how.numbers',
    defaultMessage: 'Numbers or prizes are drawn on the server. The more of yours are drawn, the more it pays.',
  },
  virtual: {
    id: 'games.how.virtual',
    defaultMessage: 'Matches and races are drawn from fixed strengths. Prices hold back five percent of a fair price.',
  },
  skill: { id: 'games.how.skill', defaultMessage: 'Practice counts here. There is no stake, and a score is worth nothing but itself.' },
}) satisfies Record<ModelGroup, unknown>;
