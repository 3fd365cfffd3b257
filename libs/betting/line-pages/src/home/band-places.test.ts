import { placeOfBand } from './band-places.ts';

it.each([
  [10, 'first'],
  [19, 'first'],
  [20, 'second'],
  [39, 'second'],
  [40, 'end'],
  [90, 'end'],
])('[RM-07] a band of order %i is shown %s on home', (order, place) => {
  expect(placeOfBand(order)).toBe(place);
});
