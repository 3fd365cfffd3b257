import { CRAPS, POINTS } from '../tables/craps-bets.ts';
import { crapsPayouts, crapsPayoutsAt, type Payout } from '../tables/craps-odds.ts';
import { SIC_BO, SIC_BO_PLACES, sicBoPays, type ThreeDice } from '../tables/sic-bo.ts';
import { chance, label, type Parts, pays, rowOf, rule } from './parts.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS: readonly ThreeDice[] = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): ThreeDice => [a, b, c])));
const wonBy = (on: string, pay: number): number => THROWS.filter((dice) => sicBoPays(on, dice) === pay).length / THROWS.length;
/** A place of each kind, with what it pays; totals in pairs that pay the same. */
const SIC_BO_ROWS = [
  ...['small', 'big', 'odd', 'even'].map((of) => ({ of: label('value', { of }), on: of, pay: SIC_BO.small })),
  ...[1, 2, 3].map((n) => ({ of: label('single-dice', { n }), on: 'single-1', pay: SIC_BO.single[n] ?? 0 })),
  { of: label('group', { of: 'double' }), on: 'double-1', pay: SIC_BO.double },
  { of: label('group', { of: 'triple' }), on: 'triple-1', pay: SIC_BO.triple },
  { of: label('value', { of: 'any-triple' }), on: 'any-triple', pay: SIC_BO['any-triple'] },
  { of: label('group', { of: 'pair' }), on: 'pair-1-2', pay: SIC_BO.pair },
  ...SIC_BO_PLACES.filter((on) => on.startsWith('total-'))
    .map((on) => Number(on.slice('total-'.length)))
    .filter((total) => total <= 10)
    .map((total) => ({
      of: label('group', { of: 'total', list: `${total}, ${21 - total}` }),
      on: `total-${total}`,
      pay: SIC_BO.total[total as keyof typeof SIC_BO.total],
    })),
];
export const SIC_BO_TABLE: Parts = {
  grids: [{ name: 'paid', columns: [pays, chance], rows: SIC_BO_ROWS.map(({ of, on, pay }) => rowOf(of, pay, wonBy(on, pay))) }],
  rules: [rule('three-dice'), rule('triples-lose')],
};

/** Chance that a bet wins more than its stake. */
const winning = (payouts: readonly Payout[]): number => payouts.reduce((sum, [times, own]) => (times > 100 ? sum + own : sum), 0);
const hundredths = ([of, per]: readonly [number, number]): number => (of / per) * 100;
const PAIRS = [
  [4, 10],
  [5, 9],
  [6, 8],
] as const;
const onNumbers = (of: string, numbers: readonly number[]) => label('group', { of, list: numbers.join(', ') });
const ways = (sum: number): number => 6 - Math.abs(7 - sum);
/** Sums of a one-roll bet by what they pay. */
const bySum = (on: string): [number, number[]][] => {
  const sums = new Map<number, number[]>();
  for (const [sum, ratio] of Object.entries(CRAPS.roll[on] ?? {})) {
    const own = hundredths(ratio);
    sums.set(own, [...(sums.get(own) ?? []), Number(sum)]);
  }
  return [...sums];
};
export const CRAPS_TABLE: Parts = {
  grids: [
    {
      name: 'paid',
      columns: [pays, chance],
      rows: [
        ...['pass', 'dont-pass', 'come', 'dont-come'].map((of) =>
          rowOf(label('value', { of }), hundredths(CRAPS.line), winning(crapsPayouts(of))),
        ),
        ...(['pass-odds', 'dont-pass-odds'] as const).flatMap((of) =>
          PAIRS.map(([point, other]) =>
            rowOf(
              onNumbers(of, [point, other]),
              hundredths(CRAPS[of === 'pass-odds' ? 'odds' : 'lay-odds'][point]),
              winning(crapsPayoutsAt(of, point)),
            ),
          ),
        ),
        ...(['box', 'buy', 'lay'] as const).flatMap((of) =>
          PAIRS.map(([number, other]) =>
            rowOf(onNumbers(of, [number, other]), hundredths(CRAPS[of][number]), winning(crapsPayouts(`${of}-${number}`))),
          ),
        ),
        rowOf(onNumbers('big', [6, 8]), hundredths(CRAPS.big), winning(crapsPayouts('big-6'))),
        ...PAIRS.filter(([number]) => CRAPS.hard[number] !== undefined).map(([number, other]) =>
          rowOf(onNumbers('hard', [number, other]), hundredths(CRAPS.hard[number] ?? [0, 1]), winning(crapsPayouts(`hard-${number}`))),
        ),
        ...Object.keys(CRAPS.roll).flatMap((on) =>
          bySum(on).map(([own, sums]) =>
            rowOf(label('value', { of: on, list: sums.join(', ') }), own, sums.reduce((all, sum) => all + ways(sum), 0) / 36),
          ),
        ),
      ],
    },
  ],
  rules: [
    rule('craps-come-out'),
    rule('craps-come'),
    rule('craps-odds', {
      outer: CRAPS.most.odds[POINTS[0]],
      middle: CRAPS.most.odds[5],
      inner: CRAPS.most.odds[6],
      lay: CRAPS.most['lay-odds'],
    }),
    rule('craps-numbers'),
    rule('craps-commission', { share: 0.05 }),
    rule('craps-works'),
    rule('craps-ends'),
  ],
};
