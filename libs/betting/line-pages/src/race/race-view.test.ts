import { distanceAt, knownUntil, lapEnds, orderAt, pointAt } from './race-view.ts';

const race = {
  laps: 2,
  marksPerLap: 2,
  marks: [
    [1000, 1200],
    [2100, 2000],
    [3000, 3300],
  ],
};

it('[BT-08] draws each marble where it was when the first one passed the last known mark, never beyond it', () => {
  expect(knownUntil(race)).toBe(3000);
  expect(distanceAt(race, 0, 3000)).toBe(1.5);
  expect(distanceAt(race, 1, 3000)).toBeCloseTo(1 + (1000 / 1300) * 0.5, 10);
  expect(distanceAt(race, 0, 500)).toBe(0.25);
  expect(distanceAt(race, 0, 99_000)).toBe(1.5);
  expect([knownUntil({ ...race, marks: [] }), distanceAt({ ...race, marks: [] }, 1, 0)]).toEqual([0, 0]);
});

it('[BT-08] knows the order at a mark, and the marks that end a lap', () => {
  expect(race.marks.map(orderAt)).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
  ]);
  expect(lapEnds(race)).toEqual([[2100, 2000]]);
});

it('[BT-08] draws laps as a closed track: the same point after each lap, opposite straights half a lap apart', () => {
  const round = (laps: number) => pointAt(laps, 3, 8).map((value) => Math.round(value));
  expect(round(0)).toEqual([320, 43]);
  expect(round(1)).toEqual(round(0));
  expect(round(2.25)).toEqual(round(0.25));
  expect(round(0.5)).toEqual([320, 197]);
  expect(round(0.25)[1]).toBe(120);
  expect(round(0.75)[1]).toBe(120);
  expect(round(0.25)[0]).toBe(640 - round(0.75)[0]!);
});

it('[BT-08] moves along the track without a jump', () => {
  const points = Array.from({ length: 1001 }, (_, at) => pointAt(at / 1000, 7, 8));
  const steps = points.slice(1).map(([x, y], at) => Math.hypot(x - points[at]![0], y - points[at]![1]));
  expect(Math.max(...steps)).toBeLessThan(1.6);
});
