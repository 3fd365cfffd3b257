import type { Section } from '@touchline/betting-contract';
import { hash, unit, wobble } from '../random.ts';
import type { Fixture } from '../types.ts';
import type { Noise } from './situation.ts';

/** Prices breathe once per this time, each game at its own moment. */
const LIVE_BREATH_MS = 30_000;
const FAST_BREATH_MS = 8000;
const LINE_BREATH_MS = 30 * 60_000;
const FAST_GAME_SECONDS = 600;
const LIVE_TILT = 0.04;
const LINE_TILT = 0.035;
const LIVE_PACE = 0.03;
const LINE_PACE = 0.03;

export interface BreathTerms {
  fixture: Pick<Fixture, 'id' | 'speed'>;
  seed: number;
  section: Section | null;
  /** Seconds that the course lasts; not asked for on the line. */
  endsAt: () => number;
}

export function breathMs({ fixture, section, endsAt }: BreathTerms): number {
  if (section === 'line') return LINE_BREATH_MS;
  return endsAt() < FAST_GAME_SECONDS || fixture.speed >= 2 ? FAST_BREATH_MS : LIVE_BREATH_MS;
}

/** Start of the breath that a moment lies in. */
export function breathStart(terms: BreathTerms, ms: number): number {
  const length = breathMs(terms);
  const phase = hash(terms.seed, terms.fixture.id, 11) % length;
  return Math.floor((ms - phase) / length) * length + phase;
}

/** What the belief about a game is disturbed by at a moment: the mean of the last three breaths, because prices drift and do not jump. */
export function noiseAt(terms: BreathTerms, ms: number): Noise {
  const { seed, section } = terms;
  const { id } = terms.fixture;
  const breath = Math.round(breathStart(terms, ms) / 1000);
  const length = Math.round(breathMs(terms) / 1000);
  const drift = (kind: number) =>
    [0, 1, 2].reduce((sum, back) => {
      const at = breath - back * length;
      return sum + wobble(unit(seed, id, at, kind), unit(seed, id, at, kind + 1), unit(seed, id, at, kind + 2)) / 3;
    }, 0);
  const isLine = section === 'line';
  return { tilt: drift(20) * (isLine ? LINE_TILT : LIVE_TILT), pace: drift(30) * (isLine ? LINE_PACE : LIVE_PACE) };
}
