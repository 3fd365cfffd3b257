const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letter that stands for a bet: A to Z, then A2 and on; a coupon holds up to 30. */
export const letterOf = (index: number): string => (LETTERS[index % LETTERS.length] ?? '') + (index < LETTERS.length ? '' : '2');
