import type { Family } from '@touchline/casino-game-math';
import { defineMessages } from 'react-intl';

/** Groups in the order of the index. */
export const GROUPS = ['slots', 'tables', 'cards', 'instant', 'numbers', 'virtual', 'skill'] as const;
export type GroupId = (typeof GROUPS)[number];

export const GROUP_OF: Readonly<Record<Family, GroupId>> = {
  slots: 'slots',
  roulette: 'tables',
  'sic-bo': 'tables',
  craps: 'tables',
  baccarat: 'tables',
  blackjack: 'cards',
  stud: 'cards',
  holdem: 'cards',
  'video-poker': 'cards',
  hilo: 'cards',
  keno: 'numbers',
  bingo: 'numbers',
  scratch: 'numbers',
  draw: 'numbers',
  crash: 'instant',
  dice: 'instant',
  mines: 'instant',
  plinko: 'instant',
  limbo: 'instant',
  wheel: 'instant',
  fishing: 'instant',
  coin: 'instant',
  'high-low': 'instant',
  football: 'virtual',
  racing: 'virtual',
  skill: 'skill',
};

export const GROUP_NAMES = defineMessages({
  slots: { id: 'games.group.slots', defaultMessage: 'Slots' },
  tables: { id: 'games.group.tableGames', defaultMessage: 'Table games' },
  cards: { id: 'games.group.cards', defaultMessage: 'Card games' },
  instant: { id: 'games.group.instant', defaultMessage: 'Instant games' },
  numbers: { id: 'games.group.numbers', defaultMessage: 'Draws and scratch cards' },
  virtual: { id: 'games.group.virtual', defaultMessage: 'Virtual sports' },
  skill: { id: 'games.group.skill', defaultMessage: 'Games of skill' },
}) satisfies Record<GroupId, unknown>;
