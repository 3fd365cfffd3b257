import type { Draw } from '../core/draw.ts';
import { type Climb, isWithin, paid, refuseMove, type Rules, settled } from '../core/model.ts';

/** Resolution of the draw that decides a climb. */
export const CLIMB_PARTS = 100_000_000;
const RETURN = 99;
/** Share of the fair price that is paid. */
export const CLIMB_SHARE = RETURN / 100;
/** Draws, of `CLIMB_PARTS`, in which a climb reaches a multiple in hundredths. */
export const climbWins = (times: number): number => Math.floor((RETURN * CLIMB_PARTS) / times);
/** Maximum multiple, in hundredths. */
export const HIGHEST = 1_000_000;
export const LOWEST_TARGET = 101;
/** Growth rate per millisecond: the multiple doubles in 11.5 s. */
const GROWTH = 0.00006;

/** Multiple at which a climb ends, in hundredths: it reaches m with a probability of 0.99/m. */
export const pointOf = (draw: Draw): number =>
  Math.max(100, Math.min(HIGHEST, Math.floor((RETURN * CLIMB_PARTS) / (CLIMB_PARTS - draw(CLIMB_PARTS)))));

/** Multiple of a climb after a time, in hundredths. */
export const climbedAfter = (ms: number): number => Math.floor(100 * Math.exp(GROWTH * Math.max(0, ms)));
/** Time at which a climb reaches a multiple, in milliseconds. */
export const climbTime = (times: number): number => Math.ceil(Math.log(times / 100) / GROWTH);

const END = 'end';

export function climbMove({ point, auto, ms, isTaken }: Parameters<Climb['moveAt']>[0]): string | null {
  const height = climbedAfter(ms);
  if (height >= auto && auto <= point) return `cash-${auto}`;
  if (height > point || point < LOWEST_TARGET) return END;
  return isTaken && height >= LOWEST_TARGET ? `cash-${height}` : null;
}

export const isClimbing = (point: number, ms: number): boolean =>
  ms >= 0 && climbMove({ point, auto: Number.POSITIVE_INFINITY, ms, isTaken: false }) === null;

/** Moves are `cash-237`, or `end` when the climb is over. */
export const CLIMB: Climb = {
  lowest: LOWEST_TARGET,
  end: END,
  heightAfter: climbedAfter,
  timeTo: climbTime,
  autoOf: (choice) => (choice['auto'] as number | undefined) ?? HIGHEST,
  moveAt: climbMove,
  isRunning: isClimbing,
};

/** The multiple of a `cash-237` move; null for any other move. */
const cashedIn = (move: string): number | null => {
  const times = Number(/^cash-(\d{3,7})$/.exec(move)?.[1] ?? Number.NaN);
  return isWithin(times, LOWEST_TARGET, HIGHEST) ? times : null;
};

/**
 * Crash: the stake grows until the climb ends; it is cashed out before that by the player, at the multiple that they may preset, or at the
 * highest one. The server writes the moves by its clock: `cash-237`, or `end` when the climb has ended.
 *
 * @spec CS-05
 */
export const crash = (): Rules => ({
  family: 'crash',
  idle: 'crash',
  climb: CLIMB,
  options: [{ name: 'auto', kind: 'whole', min: LOWEST_TARGET, max: HIGHEST, inHundredths: true, isOptional: true }],
  standard: { auto: 200 },
  accepts: ({ choice: { auto } }) => auto === undefined || isWithin(auto, LOWEST_TARGET, HIGHEST),
  play: ({ amount, choice }, moves, draw) => {
    const point = pointOf(draw);
    const auto = (choice['auto'] as number | undefined) ?? null;
    const [move] = moves;
    if (move === undefined) {
      const scene = { kind: 'climb', point: null, cashedAt: null, auto } as const;
      return { staked: amount, returned: 0, isOver: false, moves: [{ name: 'cash', stake: 0 }], scene };
    }
    const at = cashedIn(move);
    if (moves.length > 1 || (at === null && move !== END)) return refuseMove(move);
    const cashedAt = at !== null && at <= point ? at : null;
    return settled(amount, cashedAt === null ? 0 : paid(amount, cashedAt), { kind: 'climb', point, cashedAt, auto });
  },
});

/** Limbo: the climb is drawn at once and has to reach the chosen multiple. @spec CS-05 */
export const limbo = (): Rules => ({
  family: 'limbo',
  idle: 'limbo',
  options: [{ name: 'target', kind: 'whole', min: LOWEST_TARGET, max: HIGHEST, inHundredths: true }],
  standard: { target: 200 },
  accepts: ({ choice }) => isWithin(choice['target'], LOWEST_TARGET, HIGHEST),
  play: ({ amount, choice }, _moves, draw) => {
    const target = choice['target'] as number;
    const point = pointOf(draw);
    const isWon = point >= target;
    return settled(amount, isWon ? paid(amount, target) : 0, {
      kind: 'climb',
      point,
      cashedAt: isWon ? target : null,
      auto: target,
    });
  },
});
