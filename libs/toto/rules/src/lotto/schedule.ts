import type { Lottery } from './lotteries.ts';

const MINUTE_MS = 60_000;
/** Draws are counted from this midnight. */
const FIRST_DAY_MS = Date.UTC(2025, 0, 1);
/** Tickets are sold until so long before the draw. */
export const CLOSES_BEFORE_MS = 15_000;
/** How long each drawn number is shown before the next. */
export const BALL_MS = 1500;

/** When a draw is, in milliseconds. */
export const drawTime = ({ everyMinutes, firstMinute }: Pick<Lottery, 'everyMinutes' | 'firstMinute'>, draw: number): number =>
  FIRST_DAY_MS + (firstMinute + draw * everyMinutes) * MINUTE_MS;

/** The first draw that tickets are still sold for. */
export const openDraw = (lottery: Pick<Lottery, 'everyMinutes' | 'firstMinute'>, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs + CLOSES_BEFORE_MS - drawTime(lottery, 0)) / (lottery.everyMinutes * MINUTE_MS)) + 1);

/** How many of the drawn numbers have been shown by now. */
export const shownCount = (drawnAtMs: number, nowMs: number, count: number): number =>
  Math.min(count, Math.max(0, Math.floor((nowMs - drawnAtMs) / BALL_MS)));
