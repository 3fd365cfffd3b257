import { aFutureEvent, aLockedEvent, anEvent, aTennisEvent } from '../testing.ts';
import { betsOf, combinationsOf, COUPON_BETS, expressOf, HISTORY_BETS, pastBetsOf, systemOf } from './five-bets.ts';

const LETTERS = 'ABCDE';
const subsets = [1, 2, 3, 4, 5].flatMap((size) => combinationsOf(LETTERS, size));
const STAKE = 500n;
/** Thousandths of the odds as they are written on the bet. */
const written = (letter: string): bigint => {
  const odds = COUPON_BETS.find((bet) => bet.letter === letter)?.odds ?? '';
  return BigInt(Math.round(Number(odds) * 1_000));
};
const product = (letters: string): bigint => [...letters].reduce((all, letter) => all * written(letter), 1n);
const scale = (letters: string): bigint => 1_000n ** BigInt(letters.length);

it('[CP-10] [MON-5] an express of any of the five bets has the product of their odds and wins its stake times that, rounded down', () => {
  expect(subsets).toHaveLength(31);
  for (const letters of subsets) {
    const { odds, win } = expressOf(letters);
    expect([letters, Number(odds)]).toEqual([letters, Number((product(letters) * 1_000n) / scale(letters)) / 1_000]);
    expect([letters, win]).toEqual([letters, Number((STAKE * product(letters)) / scale(letters))]);
  }
});

it('[CP-10] writes an express as the coupon does', () => {
  expect(expressOf('ABCD')).toEqual({ odds: '13.092', stake: '€5.00', possibleWin: '€65.46', win: 6_546, condition: 'if all 4 win' });
  expect(expressOf('E', 120_000)).toEqual({ odds: '1.34', stake: '€1,200.00', possibleWin: '€1,608.00', win: 160_800 });
});

it('[CP-06] [CP-10] a system pays the sum of its winning combinations, for every number of won bets', () => {
  expect(systemOf('ABCD', 3)).toEqual({
    combinations: 4,
    stake: '€20.00',
    possibleWin: '€138.24',
    win: 13_824,
    condition: 'if all 4 win',
    example: '€5.00 × 1.92 × 1.98 × 2.10 = €39.91',
    rungs: [
      { wins: 4, label: 'All 4 win', pays: '€138.24' },
      { wins: 3, label: 'Any 3 win', pays: '€31.17 – €39.91', isRange: true },
      { wins: 2, label: '2 or fewer', pays: '€0.00' },
    ],
  });
  expect(systemOf('ABCD', 2).rungs.at(-2)).toEqual({
    wins: 2,
    label: 'Any 2 win',
    pays: '€15.74 – €20.79',
    isRange: true,
    belowStake: 'always',
  });
});

it('[BT-01] the prices of the bets are those of their games in the lists', () => {
  const cells = [anEvent(), aFutureEvent(), aLockedEvent(), aTennisEvent()].map((event) => event.cells);
  const [live, future, locked, tennis] = cells;
  expect([live?.result[0]?.odds, future?.total?.first?.odds, locked?.result[0]?.odds, tennis?.result[0]?.odds]).toEqual(
    ['A', 'B', 'D', 'E'].map((letter) => COUPON_BETS.find((bet) => bet.letter === letter)?.odds),
  );
});

it('[CP-10] gives the bets of a coupon the letters of their places', () => {
  expect(betsOf('BC').map(({ id, letter }) => [id, letter])).toEqual([
    [2, 'A'],
    [3, 'B'],
  ]);
});

it('[AC-05] [OD-02] the history has the same five bets, with a result once they are settled', () => {
  expect(HISTORY_BETS.map(({ letter, pick, odds }) => [letter, pick, odds])).toEqual(
    COUPON_BETS.map(({ letter, pick, odds }) => [letter, pick, odds]),
  );
  expect(HISTORY_BETS.map(({ status }) => status)).toEqual([1, 1, 2, 0, 1]);
  expect(pastBetsOf('D', { isOpen: true })).toEqual([expect.not.objectContaining({ score: expect.anything() })]);
});
