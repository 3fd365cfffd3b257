import { paid, type Rules, settled } from '../core/model.ts';

export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];
/** Payouts in hundredths by slot, from the left to the middle; the right half mirrors them. */
export type PlinkoPays = Readonly<Record<Risk, readonly number[]>>;

export const PLINKO: Readonly<Record<8 | 12 | 16, PlinkoPays>> = {
  8: { low: [560, 210, 110, 100, 50], medium: [1_300, 300, 130, 70, 40], high: [2_900, 400, 150, 30, 20] },
  12: {
    low: [1_000, 300, 160, 140, 110, 100, 50],
    medium: [3_300, 1_100, 400, 200, 110, 60, 30],
    high: [17_000, 2_400, 810, 200, 70, 20, 20],
  },
  16: {
    low: [1_600, 900, 200, 140, 140, 120, 110, 100, 50],
    medium: [11_000, 4_100, 1_000, 500, 300, 150, 100, 50, 30],
    high: [100_000, 13_000, 2_600, 900, 400, 200, 20, 20, 20],
  },
};

/** Payout of a slot in hundredths; slots count from 0. */
export const plinkoPays = (pays: readonly number[], rows: number, slot: number): number => pays[Math.min(slot, rows - slot)] ?? 0;

/** Plinko: at each row of pins the ball goes left or right, equally likely. @spec CS-05 */
export const plinko = (rows: 8 | 12 | 16): Rules => ({
  family: 'plinko',
  idle: 'plinko',
  options: [{ name: 'risk', kind: 'one-of', values: RISKS }],
  standard: { risk: 'low' },
  accepts: ({ choice }) => RISKS.some((risk) => risk === choice['risk']),
  play: ({ amount, choice }, _moves, draw) => {
    const path = Array.from({ length: rows }, () => draw(2));
    const slot = path.reduce((sum, turn) => sum + turn, 0);
    const pays = Array.from({ length: rows + 1 }, (_, each) => plinkoPays(PLINKO[rows][choice['risk'] as Risk], rows, each));
    const times = pays[slot] ?? 0;
    return settled(amount, paid(amount, times), { kind: 'plinko', path, slot, times, pays });
  },
});
