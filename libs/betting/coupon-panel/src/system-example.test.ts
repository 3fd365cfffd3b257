import { playedExample, playedSizes, type PlayedLine } from './system-example.ts';

const bet = (outcomeId: number, coef: number, isBanker = false) => ({ outcomeId, coef, isBanker });
const four = [bet(1, 2380), bet(2, 1480), bet(3, 1710), bet(4, 3000)];
const line = (systemValue: number | null, combinations: number, amount: number, bets = four): PlayedLine => ({
  systemValue,
  combinations,
  amount,
  bets,
});
const lucky15 = [...four.map((one) => line(null, 1, 100, [one])), line(2, 6, 600), line(3, 4, 400), line(null, 1, 100)];

it('[CP-10] lists the sizes of a named system, singles first', () => {
  expect(playedSizes(lucky15)).toEqual([
    { size: 1, combinations: 4 },
    { size: 2, combinations: 6 },
    { size: 3, combinations: 4 },
    { size: 4, combinations: 1 },
  ]);
});

it('[CP-10] the example is the first combination of more than one bet, with its exact payout', () => {
  const example = playedExample(lucky15);

  expect(example).toMatchObject({ outcomeIds: [1, 2], coefs: [2380, 1480] });
  expect([example?.stake.toDecimalString(), example?.pays.toDecimalString()]).toEqual(['100', '352.24']);
});

it('[CP-10] the example includes the banker, before the combined bets', () => {
  const bets = [bet(1, 2000), bet(9, 1500, true), bet(2, 3000), bet(3, 4000)];

  expect(playedExample([line(2, 3, 300, bets)])).toMatchObject({ outcomeIds: [9, 1, 2], coefs: [1500, 2000, 3000] });
});

it('[CP-10] there is no example with more bets than a person can easily multiply', () => {
  const many = Array.from({ length: 6 }, (_, at) => bet(at, 2000));

  expect(playedExample([line(5, 6, 600, many)])).toBeNull();
  expect(playedExample([line(4, 15, 1500, many)])?.coefs).toHaveLength(4);
});
