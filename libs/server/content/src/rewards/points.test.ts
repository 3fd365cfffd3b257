import { pointsByDay } from './points.ts';

const DAY = 86_400_000;
const wager = (at: number, staked: number, refunded = 0) => ({ at, currencyIso: 'EUR', staked, refunded, paid: 0 });

it('[PI-02] earns one point per full currency unit staked in a day; void bets earn none', () => {
  const wagers = [wager(10, 250), wager(20, 160), wager(DAY + 5, 500, 500), wager(DAY + 9, 99), wager(2 * DAY, 1_000, 400)];

  expect(pointsByDay(wagers, 100)).toEqual([
    { day: 0, points: 4 },
    { day: 2, points: 6 },
  ]);
});
