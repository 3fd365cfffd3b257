const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letter of a bet by its index: A to Z, then A2, B2 and so on; a coupon holds up to 30 bets. */
export const letterOf = (index: number): string => (LETTERS[index % LETTERS.length] ?? '') + (index < LETTERS.length ? '' : '2');
