/** The pocket 00 of an American wheel. */
export const DOUBLE_ZERO = 37;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const SINGLE = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const DOUBLE = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14,
  2,
];
/** Neighbours on either side of a number. */
const REACH = 2;

export type Colour = 'red' | 'black' | 'green';

/** Pockets in their order on the wheel, clockwise from 0. */
export const wheelOf = (isDouble: boolean): readonly number[] => (isDouble ? DOUBLE : SINGLE);
export const pocketText = (pocket: number): string => (pocket === DOUBLE_ZERO ? '00' : String(pocket));
export const colourOf = (pocket: number): Colour => (pocket === 0 || pocket === DOUBLE_ZERO ? 'green' : RED.has(pocket) ? 'red' : 'black');
/** The place of a single number. */
export const straightOn = (pocket: number): string => `straight-${pocketText(pocket)}`;

/** A number and the two on either side of it, in their order on the wheel. */
export function neighboursOf(pocket: number, isDouble: boolean): readonly number[] {
  const wheel = wheelOf(isDouble);
  const at = wheel.indexOf(pocket);
  return Array.from({ length: 2 * REACH + 1 }, (_, nth) => wheel.at((at - REACH + nth) % wheel.length) ?? pocket);
}

/** Numbers with the same last digit; 00 ends in none. */
export const finalsOf = (digit: number): readonly number[] => [0, 1, 2, 3].map((ten) => ten * 10 + digit).filter((n) => n < DOUBLE_ZERO);
