import { ellipse } from '@touchline/casino-game-art';

/** Lines of the indices in boxes of 20 by 28, from the two to the ace. They are drawn, so that every device shows the same card. */
const RANKS: readonly string[] = [
  'M3 8C3 3.5 6 2 10 2C14.5 2 17 4.8 17 8.4C17 14 8 18 3 26L17.5 26',
  'M4 2.5L16.5 2.5L9.2 11.8C14 11.6 17 14.5 17 18.6C17 23.4 13.8 26 9.6 26C6 26 3.6 24.4 2.6 21.4',
  'M13.5 26L13.5 2L2.5 18.5L18 18.5',
  'M16 2.5L6 2.5L4.8 12.5C6.5 11.2 8.2 10.8 10 10.8C14.2 10.8 17 13.8 17 18.2C17 23 14 26 9.8 26C6.4 26 4 24.4 2.8 21.6',
  'M14.8 2C8 5 3.4 11.5 3.4 18.2C3.4 23 6.2 26 10.2 26C14.2 26 17 23 17 19C17 15 14.2 12.4 10.4 12.4C7 12.4 4.4 14.6 3.5 17.6',
  'M3 2.5L17 2.5C12.5 9 9.5 17 8.6 26',
  `${ellipse(10, 7.5, 6, 5.5)}${ellipse(10, 19.5, 7, 6.5)}`,
  'M5.2 26C12 23 16.6 16.5 16.6 9.8C16.6 5 13.8 2 9.8 2C5.8 2 3 5 3 9C3 13 5.8 15.6 9.6 15.6C13 15.6 15.6 13.4 16.5 10.4',
  `M0 6L4.5 2.5L4.5 26${ellipse(14, 14, 5.2, 12)}`,
  'M8 2.5L18 2.5M13.5 2.5L13.5 19C13.5 23.6 11.4 26 8 26C5 26 3 24 2.6 20.6',
  `${ellipse(10, 13.5, 7.5, 11.5)}M11 19L18 27`,
  'M4 2L4 26M17 2L4.6 16M9 11.5L17.5 26',
  'M2 26L10 2L18 26M5.2 18L14.8 18',
];
export const RANK_BOX = { width: 20, height: 28, line: 4.6 } as const;
/** Path of an index. @param rank - from 0 for a two to 12 for an ace */
export const rankPath = (rank: number): string => RANKS[rank] ?? '';

/** Shapes of the suits in boxes of 100 around 0 0: clubs, diamonds, hearts, spades. */
const SUITS: readonly string[] = [
  `${ellipse(0, -25, 23)}${ellipse(-25, 11, 23)}${ellipse(25, 11, 23)}${ellipse(0, 0, 14)}M-5 5L5 5C5 30 8 42 17 50L-17 50C-8 42 -5 30 -5 5Z`,
  'M0 -50C8 -30 22 -12 38 0C22 12 8 30 0 50C-8 30 -22 12 -38 0C-22 -12 -8 -30 0 -50Z',
  'M0 46C-14 28 -48 8 -48 -18C-48 -36 -36 -46 -22 -46C-11 -46 -3 -40 0 -28C3 -40 11 -46 22 -46C36 -46 48 -36 48 -18C48 8 14 28 0 46Z',
  'M0 -50C14 -28 46 -8 46 15C46 29 36 37 25 37C16 37 8 32 4 24C5 36 9 44 17 50L-17 50C-9 44 -5 36 -4 24C-8 32 -16 37 -25 37C-36 37 -46 29 -46 15C-46 -8 -14 -28 0 -50Z',
];
export const suitPath = (suit: number): string => SUITS[suit] ?? '';
export const SUIT_SIZE = 100;
export const isRed = (suit: number): boolean => suit === 1 || suit === 2;
