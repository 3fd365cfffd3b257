import type { ModelGroup } from '@touchline/casino-game-math';
import { defineMessages } from 'react-intl';

/** Names of the groups of the index. */
export const GROUP_NAMES = defineMessages({
  slots: { id: 'games.group.slots', defaultMessage: 'Slots' },
  tables: { id: 'games.group.tableGames', defaultMessage: 'Table games' },
  cards: { id: 'games.group.cards', defaultMessage: 'Card games' },
  instant: { id: 'games.group.instant', defaultMessage: 'Instant games' },
  numbers: { id: 'games.group.numbers', defaultMessage: 'Draws and scratch cards' },
  virtual: { id: 'games.group.virtual', defaultMessage: 'Virtual sports' },
  skill: { id: 'games.group.skill', defaultMessage: 'Games of skill' },
}) satisfies Record<ModelGroup, unknown>;
