import { lineFigures, sharedMoments } from './price-lines.ts';

const home = {
  id: 1,
  name: 'Harwick',
  prices: [
    [100, 2000],
    [300, 1900],
    [500, 0],
    [600, 1800],
  ] as [number, number][],
};
const away = {
  id: 2,
  name: 'Eastmoor',
  prices: [
    [100, 3000],
    [400, 3200],
  ] as [number, number][],
};

it('[BT-11] aligns lines at the same moments, ending now, without those at which one was not on offer', () => {
  expect(sharedMoments([home, away], 700)).toEqual({
    at: [100, 300, 400, 600, 700],
    coefs: [
      [2000, 1900, 1900, 1800, 1800],
      [3000, 3000, 3200, 3200, 3200],
    ],
  });
});

it('[BT-11] has no moments if the lines were never on offer at the same time', () => {
  expect(sharedMoments([{ id: 1, name: 'x', prices: [] }, away], 700)).toEqual({ at: [], coefs: [[], []] });
});

it('[BT-11] summarizes a line', () => {
  expect(lineFigures(home)).toEqual({ firstAt: 100, first: 2000, least: 1800, most: 2000, now: 1800 });
  expect(
    lineFigures({
      prices: [
        [100, 2000],
        [200, 0],
      ],
    }),
  ).toEqual({ firstAt: 100, first: 2000, least: 2000, most: 2000, now: 0 });
  expect(lineFigures({ prices: [] })).toBeNull();
});
