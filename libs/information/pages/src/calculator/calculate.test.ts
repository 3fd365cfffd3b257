import { readAmount } from '@touchline/shared-primitives/typing';
import { calculate } from './calculate.ts';
import { marketFigures } from './market.ts';
import { queryOfCalculation, readCalculation } from './read-calculation.ts';

const legs = (...rows: readonly (readonly [odds: string, result?: string, deduction?: number, tied?: number])[]) =>
  rows.map(([o, r = 'win', d = 0, t = 1]) => `&o=${o}&r=${r}&d=${d}&t=${t}`).join('');
const read = (text: string) => readAmount(text, { exponent: 2, style: { point: '.', group: ',' } });
const count = (query: string) => calculate(readCalculation(new URLSearchParams(query)), read);

// Calculated by hand: stake × product of the odds, each combination with its share of the stake, rounded down to the cent.
it.each([
  ['singles', `kind=single&stake=10${legs(['1.85'], ['2.10', 'lose'])}`, [2, 2_000, 3_950, 1_850]],
  ['an express', `kind=express&stake=10${legs(['1.85'], ['2.10'])}`, [1, 1_000, 3_885, 3_885]],
  ['an express with a void selection', `kind=express&stake=10${legs(['1.85'], ['2.10', 'void'])}`, [1, 1_000, 3_885, 1_850]],
  ['an express with half a loss', `kind=express&stake=10${legs(['2.00'], ['2.00', 'half-lose'])}`, [1, 1_000, 4_000, 1_000]],
  ['a system of two from three', `kind=system&size=2&stake=30${legs(['2.00'], ['3.00'], ['4.00', 'lose'])}`, [3, 3_000, 26_000, 6_000]],
  ['a patent', `kind=patent&stake=1${legs(['2.00'], ['2.00'], ['2.00', 'lose'])}`, [7, 700, 2_600, 800]],
  ['each way, placed', `kind=each-way&place=5&stake=10${legs(['6.00', 'place'])}`, [2, 2_000, 8_000, 2_000]],
  ['each way, won', `kind=each-way&place=5&stake=10${legs(['6.00'])}`, [2, 2_000, 8_000, 8_000]],
  ['a dead heat of two', `kind=single&stake=10${legs(['5.00', 'win', 0, 2])}`, [1, 1_000, 5_000, 2_500]],
  // £20 at 7/2 and 15/8, and £10 at 5/1 with a loser: worked examples published by bookmakers.
  ['an up and down', `kind=up-and-down&stake=20${legs(['7/2'], ['15/8'])}`, [2, 4_000, 25_500, 25_500]],
  ['an up and down with a loser', `kind=up-and-down&stake=10${legs(['5/1'], ['3.00', 'lose'])}`, [2, 2_000, 16_000, 5_000]],
  ['a round robin', `kind=round-robin&stake=1${legs(['2.00'], ['3.00'], ['4.00', 'lose'])}`, [10, 1_000, 8_000, 1_700]],
  ['a stake written elsewhere', `kind=single&stake=1.000,50${legs(['2.00'])}`, [1, 100_050, 200_100, 200_100]],
  [
    'counts in digits of another script',
    `kind=system&size=٢&stake=٣٠${legs(['2.00'], ['3.00'], ['4.00', 'lose'])}`,
    [3, 3_000, 26_000, 6_000],
  ],
  ['Rule 4 of 10 %', `kind=single&stake=10${legs(['5.00', 'win', 10])}`, [1, 1_000, 5_000, 4_600]],
])('[PI-03] [CP-10] counts %s', (_, query, [combinations, totalStake, potential, returns]) => {
  expect(count(query)).toEqual({ result: { combinations, totalStake, potential, returns } });
});

it.each([
  ['no stake', `kind=single&stake=${legs(['2.00'])}`, 'input'],
  ['a stake that may be two amounts', `kind=single&stake=1.500${legs(['2.00'])}`, 'input'],
  ['odds that are none', `kind=single&stake=1${legs(['x'])}`, 'input'],
  ['no selection', 'kind=single&stake=1', 'input'],
  ['an express of one', `kind=express&stake=1${legs(['2.00'])}`, 'count'],
  ['an alphabet of two', `kind=alphabet&stake=1${legs(['2.00'], ['2.00'])}`, 'count'],
  ['a yankee of three', `kind=yankee&stake=1${legs(['2.00'], ['2.00'], ['2.00'])}`, 'count'],
  ['a system as large as its selections', `kind=system&size=3&stake=1${legs(['2.00'], ['2.00'], ['2.00'])}`, 'count'],
])('[PI-03] says what is wrong with %s', (_, query, problem) => {
  expect(count(query)).toEqual({ problem });
});

it('[PI-03] restores a calculation from its URL', () => {
  const typed = readCalculation(new URLSearchParams(`kind=each-way&place=4&stake=2,50${legs(['7/2', 'place', 5, 3], ['1.5'])}`));
  expect(readCalculation(new URLSearchParams(queryOfCalculation(typed)))).toEqual(typed);
});

it('[PI-03] computes margin, fair odds and stakes with equal returns for a market', () => {
  const { margin, payout, outcomes } = marketFigures([1900, 1900], 10_000);
  expect([margin, payout]).toEqual([526, 9_500]);
  expect(outcomes).toEqual([
    { coef: 1900, chance: 5_000, fair: 2_000, stake: 5_000 },
    { coef: 1900, chance: 5_000, fair: 2_000, stake: 5_000 },
  ]);
  expect(marketFigures([2100, 2100], 10_000)).toMatchObject({ margin: -476, payout: 10_500 });
});
