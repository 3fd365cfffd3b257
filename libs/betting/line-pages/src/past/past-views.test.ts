import { eventFrom, momentAt } from './past-views.ts';

const moments = [0, 10, 20, 30, 40].map((at) => ({ at }));
const incidents = [10, 25, 40].map((at) => ({ at }));

it.each([
  [-5, 0],
  [0, 0],
  [19, 1],
  [20, 2],
  [99, 4],
])('[BT-12] at %i finds moment %i', (ms, index) => {
  expect(momentAt(moments, ms)).toBe(index);
});

it('[BT-12] moves between incidents in both directions', () => {
  expect(eventFrom(moments, incidents, { index: 0, step: 1 })).toBe(1);
  expect(eventFrom(moments, incidents, { index: 1, step: 1 })).toBe(3);
  expect(eventFrom(moments, incidents, { index: 4, step: 1 })).toBeNull();
  expect(eventFrom(moments, incidents, { index: 4, step: -1 })).toBe(3);
  expect(eventFrom(moments, incidents, { index: 1, step: -1 })).toBeNull();
});
