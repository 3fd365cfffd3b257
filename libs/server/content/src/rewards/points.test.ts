import { keptPerPoint, pointsByDay } from './points.ts';

const DAY = 86_400_000;
const risk = (at: number, worth: number) => ({ at, worth });

it('[PI-02] earns one point per tenth of a unit that the house expects to keep of what was at risk in a day', () => {
  const risks = [risk(10, 25), risk(20, 16), risk(DAY + 5, 0), risk(DAY + 9, 9), risk(2 * DAY, 60)];

  expect(keptPerPoint(100)).toBe(10);
  expect(pointsByDay(risks, 100)).toEqual([
    { day: 0, points: 4 },
    { day: 2, points: 6 },
  ]);
});
