import { readBets, settleBets, sumReturned } from '../core/bets.ts';
import { type Rules, settled } from '../core/model.ts';

export type ThreeDice = readonly [number, number, number];

/** Payouts in hundredths, stake included, as published for the commonest table. `single` is by the number of dice that show it. */
export const SIC_BO = {
  ...{ small: 200, big: 200, odd: 200, even: 200 },
  single: [0, 200, 300, 400],
  ...{ double: 1_200, triple: 18_100, 'any-triple': 3_100, pair: 600 },
  total: {
    4: 6_100,
    5: 3_100,
    6: 1_900,
    7: 1_300,
    8: 900,
    9: 800,
    10: 700,
    11: 700,
    12: 800,
    13: 900,
    14: 1_300,
    15: 1_900,
    16: 3_100,
    17: 6_100,
  },
} as const;

const FACES = [1, 2, 3, 4, 5, 6];
export const SIC_BO_PLACES: readonly string[] = [
  ...['small', 'big', 'odd', 'even'],
  ...FACES.map((n) => `single-${n}`),
  ...FACES.map((n) => `double-${n}`),
  ...['any-triple', ...FACES.map((n) => `triple-${n}`)],
  ...Object.keys(SIC_BO.total).map((total) => `total-${total}`),
  ...FACES.flatMap((a) => FACES.filter((b) => b > a).map((b) => `pair-${a}-${b}`)),
];
const KNOWN = new Set(SIC_BO_PLACES);

/** Whether a place wins that is not a single number. */
function wins(on: string, dice: ThreeDice): boolean {
  const [kind, a, b] = on.split('-');
  const total = dice[0] + dice[1] + dice[2];
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2];
  const shown = (n: number): number => dice.filter((die) => die === n).length;
  switch (kind) {
    case 'small':
      return total <= 10 && !isTriple;
    case 'big':
      return total >= 11 && !isTriple;
    case 'odd':
      return total % 2 === 1 && !isTriple;
    case 'even':
      return total % 2 === 0 && !isTriple;
    case 'double':
      return shown(Number(a)) >= 2;
    case 'triple':
      return shown(Number(a)) === 3;
    case 'any':
      return isTriple;
    case 'total':
      return total === Number(a);
    default:
      return shown(Number(a)) > 0 && shown(Number(b)) > 0;
  }
}

/** Payout of a place for three dice, in hundredths, stake included. Small, big, odd and even lose on a triple. */
export function sicBoPays(on: string, dice: ThreeDice): number {
  const [kind, n] = on.split('-');
  if (kind === 'single') return SIC_BO.single[dice.filter((die) => die === Number(n)).length] ?? 0;
  if (!wins(on, dice)) return 0;
  if (kind === 'total') return SIC_BO.total[Number(n) as keyof typeof SIC_BO.total];
  return SIC_BO[(kind === 'any' ? on : kind) as 'small' | 'double' | 'triple' | 'any-triple' | 'pair'];
}

/** Sic bo: three dice, bets on their total and on what they show. @spec CS-05 */
export const sicBo = (): Rules => {
  const read = (bet: Parameters<Rules['accepts']>[0]) => readBets(bet, (on) => KNOWN.has(on));
  return {
    family: 'sic-bo',
    idle: 'sic-bo',
    start: 'roll',
    options: [{ name: 'bets', kind: 'bets', values: SIC_BO_PLACES }],
    standard: { bets: [{ on: 'small', amount: 100 }] },
    accepts: (bet) => read(bet) !== null,
    play: (bet, _moves, draw) => {
      const dice: ThreeDice = [draw(6) + 1, draw(6) + 1, draw(6) + 1];
      const bets = settleBets(read(bet) ?? [], (on) => sicBoPays(on, dice));
      return settled(bet.amount, sumReturned(bets), { kind: 'sic-bo', dice, bets });
    },
  };
};
