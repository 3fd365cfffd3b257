import type { Section } from '@touchline/betting-contract';
import { hash, unit, normalNoise } from '../random.ts';
import type { Fixture } from '../types.ts';
import type { Noise } from './situation.ts';

/** Interval of random price changes; each game has its own phase. */
const LIVE_JITTER_INTERVAL_MS = 30_000;
const FAST_JITTER_INTERVAL_MS = 8000;
const LINE_JITTER_INTERVAL_MS = 30 * 60_000;
const FAST_GAME_SECONDS = 600;
const LIVE_HOME_BIAS = 0.04;
const LINE_HOME_BIAS = 0.035;
const LIVE_PACE = 0.03;
const LINE_PACE = 0.03;

export interface JitterTerms {
  fixture: Pick<Fixture, 'id' | 'speed'>;
  seed: number;
  section: Section | null;
  /** Duration of the course in seconds; not read on the line. */
  endsAt: () => number;
}

export function jitterIntervalMs({ fixture, section, endsAt }: JitterTerms): number {
  if (section === 'line') return LINE_JITTER_INTERVAL_MS;
  return endsAt() < FAST_GAME_SECONDS || fixture.speed >= 2 ? FAST_JITTER_INTERVAL_MS : LIVE_JITTER_INTERVAL_MS;
}

/** Start of the interval of this length, the usual one or a part of it, that contains a moment. */
export function intervalStart(terms: JitterTerms, ms: number, length: number): number {
  const phase = hash(terms.seed, terms.fixture.id, 11) % jitterIntervalMs(terms);
  return Math.floor((ms - phase) / length) * length + phase;
}

/** Start of the usual interval that contains a moment. */
export const jitterStart = (terms: JitterTerms, ms: number): number => intervalStart(terms, ms, jitterIntervalMs(terms));

/** Random disturbance of a game's strengths at a moment: the mean of the last three intervals, so that prices drift instead of jumping. */
export function noiseAt(terms: JitterTerms, ms: number): Noise {
  const { seed, section } = terms;
  const { id } = terms.fixture;
  const start = Math.round(jitterStart(terms, ms) / 1000);
  const length = Math.round(jitterIntervalMs(terms) / 1000);
  const drift = (kind: number) =>
    [0, 1, 2].reduce((sum, back) => {
      const at = start - back * length;
      return sum + normalNoise(unit(seed, id, at, kind), unit(seed, id, at, kind + 1), unit(seed, id, at, kind + 2)) / 3;
    }, 0);
  const isLine = section === 'line';
  return { homeBias: drift(20) * (isLine ? LINE_HOME_BIAS : LIVE_HOME_BIAS), pace: drift(30) * (isLine ? LINE_PACE : LIVE_PACE) };
}
