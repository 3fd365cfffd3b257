import { days } from '@touchline/shared-primitives';
import type { Use } from './windows.ts';

export type Marker = 'deposits-in-a-day' | 'failed-deposits' | 'rising-stakes' | 'night-play' | 'raised-limits';
export interface MarkerReading {
  marker: Marker;
  value: number;
  from: number;
  strongFrom: number;
  level: 'none' | 'sign' | 'strong';
}

/** From where on something is a sign of harm, and a strong one. Where the behaviours are described: ADR 0114; the numbers are ours. */
export const MARKER_THRESHOLDS: Readonly<Record<Marker, { from: number; strongFrom: number }>> = {
  /** Most deposits within any 24 hours of the last week. */
  'deposits-in-a-day': { from: 3, strongFrom: 6 },
  /** Deposits of the last week that failed. */
  'failed-deposits': { from: 3, strongFrom: 6 },
  /** Mean stake of the last week against that of the four weeks before, times. */
  'rising-stakes': { from: 2, strongFrom: 4 },
  /** Nights of the last week with an hour of play or more between 00:00 and 06:00. */
  'night-play': { from: 3, strongFrom: 5 },
  /** Looser limits asked for in the last 30 days. */
  'raised-limits': { from: 3, strongFrom: 6 },
};
/** A mean of fewer wagers says nothing. */
const FEWEST_WAGERS = 10;
/** So many signs together are as strong as one strong sign. */
const SIGNS_TOGETHER = 3;
const HOUR = days(1) / 24;
const NIGHT_MS = 6 * HOUR;

/** All of the last 35 days, in any order; milliseconds, minor units. `play` are whole stretches: their end and their length. */
export interface MarkerFacts {
  deposits: readonly Use[];
  stakes: readonly Use[];
  play: readonly Use[];
  /** When a looser limit was asked for. */
  raisedAt: readonly number[];
  /** When a deposit failed. */
  failedAt: readonly number[];
  nowMs: number;
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

function nights(play: readonly Use[], nowMs: number): number {
  const today = Math.floor(nowMs / days(1)) * days(1);
  const long = Array.from({ length: 7 }, (_, back) => today - days(back)).filter((from) => {
    const played = play.reduce((sum, { at, amount }) => sum + Math.max(0, Math.min(at, from + NIGHT_MS) - Math.max(at - amount, from)), 0);
    return played >= HOUR;
  });
  return long.length;
}

/** Signs of harm in what a player did, each with its numbers. */
export function markersOf({ deposits, stakes, play, raisedAt, failedAt, nowMs }: MarkerFacts): MarkerReading[] {
  const values: Readonly<Record<Marker, number>> = {
    'deposits-in-a-day': mostInADay(deposits, nowMs),
    'failed-deposits': failedAt.filter((at) => at > nowMs - days(7)).length,
    'rising-stakes': rise(stakes, nowMs),
    'night-play': nights(play, nowMs),
    'raised-limits': raisedAt.filter((at) => at > nowMs - days(30)).length,
  };
  return (Object.keys(MARKER_THRESHOLDS) as Marker[]).map((marker) => {
    const { from, strongFrom } = MARKER_THRESHOLDS[marker];
    const value = values[marker];
    return { marker, value, from, strongFrom, level: value >= strongFrom ? 'strong' : value >= from ? 'sign' : 'none' };
  });
}

/** Whether promotions are kept from the player: one strong sign, or three signs together. */
export const areOffersPaused = (readings: readonly MarkerReading[]): boolean =>
  readings.some(({ level }) => level === 'strong') || readings.filter(({ level }) => level !== 'none').length >= SIGNS_TOGETHER;
