/** Where home shows bands: above the live games, above the highlights, or below them. */
export type BandsPlace = 'first' | 'second' | 'end';

const SECOND_FROM = 20;
const END_FROM = 40;

/** The place of a band on home by its order in the manifest. @spec RM-07 */
export function placeOfBand(order: number): BandsPlace {
  if (order < SECOND_FROM) return 'first';
  return order < END_FROM ? 'second' : 'end';
}
