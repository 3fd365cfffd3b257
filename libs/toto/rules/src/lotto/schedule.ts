import type { Lottery } from './lotteries.ts';

const MINUTE_MS = 60_000;
/** Midnight from which draws are numbered. */
const FIRST_DAY_MS = Date.UTC(2025, 0, 1);
/** Ticket sales close this long before the draw. */
export const CLOSES_BEFORE_MS = 15_000;
/** Time between two shown numbers. */
export const BALL_MS = 1500;

/** Time of a draw, in milliseconds. */
export const drawTime = ({ everyMinutes, firstMinute }: Pick<Lottery, 'everyMinutes' | 'firstMinute'>, draw: number): number =>
  FIRST_DAY_MS + (firstMinute + draw * everyMinutes) * MINUTE_MS;

/** Number of the first draw that is open for tickets. */
export const openDraw = (lottery: Pick<Lottery, 'everyMinutes' | 'firstMinute'>, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs + CLOSES_BEFORE_MS - drawTime(lottery, 0)) / (lottery.everyMinutes * MINUTE_MS)) + 1);

/** Number of drawn numbers shown by now. */
export const shownCount = (drawnAtMs: number, nowMs: number, count: number): number =>
  Math.min(count, Math.max(0, Math.floor((nowMs - drawnAtMs) / BALL_MS)));
