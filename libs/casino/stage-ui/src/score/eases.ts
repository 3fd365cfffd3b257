import type { Ease } from './score.ts';

const OVERSHOOT = 1.2;

/** Progress of a move by the share of its time, both from 0 to 1; `settle` goes a little past its end and back. */
export const EASES: Readonly<Record<Ease, (share: number) => number>> = {
  even: (t) => t,
  in: (t) => t * t * t,
  out: (t) => 1 - (1 - t) ** 3,
  'in-out': (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  settle: (t) => 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2,
};
