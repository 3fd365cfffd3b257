/** @jest-environment node */
import { createHash, createHmac } from 'node:crypto';
import { Rational } from '@touchline/shared-primitives';
import { choose } from './counting.ts';
import { LOTTERIES, LOTTERY_RULES, type ClassicLottery } from './lotteries.ts';
import { chanceOfAnyPrize, chanceOfRight, expectedReturn, prizeOdds } from './odds.ts';
import { checkDraw, commitmentOf, drawNumbers } from './proof.ts';
import { drawTime, openDraw, shownCount } from './schedule.ts';
import { combinationsOf, numbersProblem, prizeTimes, quickPick, rightCounts } from './ticket.ts';

function chanceFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}
const exact = (value: Rational): string => `${value.numerator}/${value.denominator}`;

it('[TL-02] counts combinations: 5 of 36, 6 of 45, 7 of 49', () => {
  expect([choose(36, 5), choose(45, 6), choose(49, 7), choose(5, 6), choose(3, 0)]).toEqual([376_992n, 8_145_060n, 85_900_584n, 0n, 1n]);
});

// Odds as published in tables of these lotteries.
it.each([
  ['5-36', 5, 1, 376_992],
  ['5-36', 4, 155, 376_992],
  ['6-45', 3, 182_780, 8_145_060],
  ['7-49', 4, 401_800, 85_900_584],
] as const)('[TL-02] in %s %i right numbers have a probability of %i in %i', (id, right, ways, all) => {
  const odds = prizeOdds(LOTTERY_RULES[id]).find((prize) => prize.right === right);
  expect(exact(odds?.chance ?? Rational.zero)).toBe(exact(Rational.of(ways, all)));
});

it('[TL-02] probabilities of all counts of right numbers sum to exactly one', () => {
  for (const [pool, drawn, picked] of [
    [80, 20, 10],
    [36, 5, 5],
    [49, 7, 7],
  ] as const) {
    const sum = Array.from({ length: picked + 1 }, (_, right) => chanceOfRight(pool, drawn, picked, right)).reduce(
      (total, each) => total.plus(each),
      Rational.zero,
    );
    expect(exact(sum)).toBe('1/1');
  }
});

it('[TL-02] matches the closed form of the mean: picked times drawn over pool', () => {
  const mean = Array.from({ length: 11 }, (_, right) => chanceOfRight(80, 20, 10, right).times(right)).reduce((sum, each) =>
    sum.plus(each),
  );
  expect(exact(mean)).toBe('5/2');
});

it('[TL-02] the odds of a full bingo card equal those of fifteen numbers among the drawn ones', () => {
  const full = prizeOdds(LOTTERY_RULES.bingo).find(({ right }) => right === 3);
  expect(exact(full?.chance ?? Rational.zero)).toBe(exact(chanceOfRight(90, 50, 15, 15)));
});

it.each([
  ['keno', 1, '3/4'],
  ['5-36', 1, null],
  ['raffle', 1, '361/500'],
] as const)('[TL-02] %s with %i picked returns %p on average', (id, picked, back) => {
  const value = expectedReturn(prizeOdds(LOTTERY_RULES[id], picked));
  expect(exact(value)).toBe(back ?? exact(Rational.of(100_000 + 600 * 155 + 8 * 4650 + 44_950, 376_992)));
});

it('[TL-02] every lottery returns less than all and more than three fifths', () => {
  for (const id of LOTTERIES)
    for (const picked of id === 'keno' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1]) {
      const odds = prizeOdds(LOTTERY_RULES[id], picked);
      expect([expectedReturn(odds).compare(1), expectedReturn(odds).compare(Rational.of(3, 5)), chanceOfAnyPrize(odds).compare(1)]).toEqual(
        [-1, 1, -1],
      );
    }
});

it('[TL-02] a system wins the sum of its combinations', () => {
  const lottery = LOTTERY_RULES['5-36'] as ClassicLottery;
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const drawn = [2, 4, 6, 8, 10];
  let [sum, count] = [0, 0];
  for (let mask = 0; mask < 2 ** numbers.length; mask++) {
    const five = numbers.filter((_, at) => (mask >> at) % 2 === 1);
    if (five.length !== 5) continue;
    count += 1;
    const right = five.filter((number) => drawn.includes(number)).length;
    sum += lottery.prizes.find((prize) => prize.right === right)?.times ?? 0;
  }
  expect([combinationsOf(lottery, 7), prizeTimes(lottery, numbers, drawn)]).toEqual([count, sum]);
  expect(sum).toBeGreaterThan(0);
});

it('[TL-02] counts full lines in bingo and matching last digits in a raffle', () => {
  const card = Array.from({ length: 15 }, (_, at) => at + 1);
  expect([...rightCounts(LOTTERY_RULES.bingo, card, [1, 2, 3, 4, 5, 11, 12, 13, 14, 15, 6])]).toEqual([[2, 1]]);
  expect([...rightCounts(LOTTERY_RULES.raffle, [9, 1, 2, 3, 4, 5], [0, 0, 2, 3, 4, 5])]).toEqual([[4, 1]]);
  expect(prizeTimes(LOTTERY_RULES.raffle, [9, 1, 2, 3, 4, 5], [0, 0, 2, 3, 4, 5])).toBe(1500);
});

it.each([
  ['keno', [], 'too-few'],
  ['keno', [80], null],
  ['keno', [81], 'wrong-numbers'],
  ['5-36', [1, 2, 3, 4, 4], 'wrong-numbers'],
  ['5-36', Array.from({ length: 12 }, (_, at) => at + 1), 'too-many'],
  ['raffle', [0, 0, 0, 9, 9, 9], null],
  ['raffle', [0, 0, 0, 9, 9, 10], 'wrong-numbers'],
  ['bingo', Array.from({ length: 14 }, (_, at) => at + 1), 'too-few'],
] as const)('[TL-02] validates in %s the numbers %j: %p', (id, numbers, problem) => {
  expect(numbersProblem(LOTTERY_RULES[id], numbers)).toBe(problem);
});

it('[TL-02] a quick pick is a valid entry of every lottery', () => {
  const chance = chanceFrom(3);
  for (const id of LOTTERIES)
    for (let trial = 0; trial < 50; trial++) expect(numbersProblem(LOTTERY_RULES[id], quickPick(LOTTERY_RULES[id], chance))).toBeNull();
});

describe('a verifiable draw', () => {
  const seed = 'ab'.repeat(32);
  const beacon = 'cd'.repeat(32);
  const proof = { lottery: '5-36', draw: 7, seed, beacon };
  const lottery = LOTTERY_RULES['5-36'];

  it('[TL-02] matches an independent implementation of the published steps', async () => {
    const words: number[] = [];
    for (let block = 0; block < 4; block++) {
      const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${beacon}:5-36:7:${block}`).digest();
      for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
    }
    const left = Array.from({ length: 36 }, (_, at) => at + 1);
    const numbers: number[] = [];
    while (numbers.length < 5) {
      const word = words.shift() ?? 0;
      if (word < 2 ** 32 - (2 ** 32 % left.length)) numbers.push(...left.splice(word % left.length, 1));
    }
    expect(await drawNumbers(proof, lottery)).toEqual(numbers);
    expect(await commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  });

  it('[TL-02] fails verification with another seed, another beacon or another number', async () => {
    const numbers = await drawNumbers(proof, lottery);
    const commitment = await commitmentOf(seed);
    expect(await checkDraw({ ...proof, commitment }, lottery, numbers)).toMatchObject({ isSeedCommitted: true, areNumbersRight: true });
    expect(await checkDraw({ ...proof, commitment, beacon: 'ce'.repeat(32) }, lottery, numbers)).toMatchObject({ areNumbersRight: false });
    expect(await checkDraw({ ...proof, commitment, seed: 'aa'.repeat(32) }, lottery, numbers)).toMatchObject({ isSeedCommitted: false });
    expect(await checkDraw({ ...proof, commitment }, lottery, numbers.toReversed())).toMatchObject({ areNumbersRight: false });
  });

  it('[TL-02] draws all numbers about equally often', async () => {
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 720; draw++)
      for (const number of await drawNumbers({ ...proof, draw }, lottery)) counts.set(number, (counts.get(number) ?? 0) + 1);
    // 3,600 drawn numbers of 36, 100 each on average. With 35 degrees of freedom 99.9 % of samples stay below 66.6; this sample is fixed.
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect([counts.size, chi < 66.6]).toEqual([36, true]);
  });
});

it('[TL-02] schedules draws by the clock and closes sales before them', () => {
  const at = drawTime(LOTTERY_RULES.keno, 100);
  expect(at).toBe(Date.UTC(2025, 0, 1, 5));
  expect([openDraw(LOTTERY_RULES.keno, at - 15_001), openDraw(LOTTERY_RULES.keno, at - 15_000)]).toEqual([100, 101]);
  expect([shownCount(1000, 999, 5), shownCount(1000, 2500, 5), shownCount(1000, 99_000, 5)]).toEqual([0, 1, 5]);
});
