import { days, hours } from '@touchline/shared-primitives';
import { instantOf, lastDays, startOfDay, UTC, type Zone } from '@touchline/shared-primitives/calendar';
import type { Use } from './windows.ts';

export type Marker = 'deposits-in-a-day' | 'failed-deposits' | 'rising-stakes' | 'night-play' | 'raised-limits';
export interface MarkerReading {
  marker: Marker;
  value: number;
  from: number;
  strongFrom: number;
  level: 'none' | 'sign' | 'strong';
}

/** Thresholds of a sign of harm and of a strong one. ADR 0113 describes the behaviours; the numbers are this project's own. */
export const MARKER_THRESHOLDS: Readonly<Record<Marker, { from: number; strongFrom: number }>> = {
  /** Maximum number of deposits within any 24 hours of the last week. */
  'deposits-in-a-day': { from: 3, strongFrom: 6 },
  /** Failed deposits of the last week. */
  'failed-deposits': { from: 3, strongFrom: 6 },
  /** Mean stake of the last week, as a multiple of that of the four weeks before. */
  'rising-stakes': { from: 2, strongFrom: 4 },
  /** Nights of the last week with an hour of play or more between 00:00 and 06:00 by the player's clock. */
  'night-play': { from: 3, strongFrom: 5 },
  /** Looser limits requested in the last 30 days. */
  'raised-limits': { from: 3, strongFrom: 6 },
};
/** Minimum number of wagers for a meaningful mean. */
const FEWEST_WAGERS = 10;
/** Number of signs that together count as a strong one. */
const SIGNS_TOGETHER = 3;
const HOUR = hours(1);
const NIGHT_ENDS_MINUTE = 6 * 60;
const NIGHTS = 7;

/** Activity of the last 35 days, in any order; milliseconds, minor units. `play` has whole stretches: end and length. */
export interface MarkerFacts {
  deposits: readonly Use[];
  stakes: readonly Use[];
  play: readonly Use[];
  /** Times at which a looser limit was requested. */
  raisedAt: readonly number[];
  /** Times at which a deposit failed. */
  failedAt: readonly number[];
  nowMs: number;
  /** The player's zone, whose clocks tell night from day; UTC by default. */
  zone?: Zone;
}

const mean = (uses: readonly Use[]): number | null =>
  uses.length < FEWEST_WAGERS ? null : uses.reduce((sum, { amount }) => sum + amount, 0) / uses.length;

function mostInADay(deposits: readonly Use[], nowMs: number): number {
  const recent = deposits.filter(({ at }) => at > nowMs - days(7));
  return Math.max(0, ...recent.map(({ at }) => recent.filter((other) => other.at > at - days(1) && other.at <= at).length));
}

function rise(stakes: readonly Use[], nowMs: number): number {
  const week = mean(stakes.filter(({ at }) => at > nowMs - days(7)));
  const before = mean(stakes.filter(({ at }) => at <= nowMs - days(7) && at > nowMs - days(35)));
  return week === null || before === null || before === 0 ? 0 : Math.floor((week / before) * 10) / 10;
}

function nights(play: readonly Use[], nowMs: number, zone: Zone): number {
  const long = lastDays(nowMs, zone, NIGHTS).filter((day) => {
    const [from, to] = [startOfDay(day, zone), instantOf(day, NIGHT_ENDS_MINUTE, zone)];
    const played = play.reduce((sum, { at, amount }) => sum + Math.max(0, Math.min(at, to) - Math.max(at - amount, from)), 0);
    return played >= HOUR;
  });
  return long.length;
}

/** Computes the signs of harm in a player's activity, each with its value and thresholds. */
export function markersOf({ deposits, stakes, play, raisedAt, failedAt, nowMs, zone = UTC }: MarkerFacts): MarkerReading[] {
  const values: Readonly<Record<Marker, number>> = {
    'deposits-in-a-day': mostInADay(deposits, nowMs),
    'failed-deposits': failedAt.filter((at) => at > nowMs - days(7)).length,
    'rising-stakes': rise(stakes, nowMs),
    'night-play': nights(play, nowMs, zone),
    'raised-limits': raisedAt.filter((at) => at > nowMs - days(30)).length,
  };
  return (Object.keys(MARKER_THRESHOLDS) as Marker[]).map((marker) => {
    const { from, strongFrom } = MARKER_THRESHOLDS[marker];
    const value = values[marker];
    return { marker, value, from, strongFrom, level: value >= strongFrom ? 'strong' : value >= from ? 'sign' : 'none' };
  });
}

/** Whether promotions are withheld from the player: after one strong sign, or three signs together. */
export const areOffersPaused = (readings: readonly MarkerReading[]): boolean =>
  readings.some(({ level }) => level === 'strong') || readings.filter(({ level }) => level !== 'none').length >= SIGNS_TOGETHER;
