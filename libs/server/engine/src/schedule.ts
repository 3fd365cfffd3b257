import { hash, unit } from './random.ts';
import { entriesOf } from './course/race-entries.ts';
import type { Champ, Fixture, Strengths, Team } from './types.ts';

/** Slot 0 begins here; game ids depend on it, so never change it. */
export const EPOCH_MS = Date.UTC(2025, 0, 1);
const SECOND_MS = 1000;

/** id = championship * 10^7 + slot * 10 + sub-game. */
const CHAMP_UNIT = 10_000_000;
const SLOT_UNIT = 10;
const LARGEST_SLOT = CHAMP_UNIT / SLOT_UNIT;
/** Short ids repeat after this many slots, which are 20 days at three minutes each. */
const SHORT_SLOTS = 10_000;
const ALIGN_SECONDS = 300;
const VIDEO_SHARE = 0.35;
const TOP_SHARE = 0.35;
const TOP_LEAGUE_SHARE = 0.6;

export const gameIdOf = (champId: number, slot: number): number => champId * CHAMP_UNIT + (slot % LARGEST_SLOT) * SLOT_UNIT;
export const rootIdOf = (gameId: number): number => gameId - (gameId % SLOT_UNIT);
export const subIndexOf = (gameId: number): number => gameId % SLOT_UNIT;
export const champIdOf = (gameId: number): number => Math.floor(gameId / CHAMP_UNIT);
export const slotOf = (gameId: number): number => Math.floor((gameId % CHAMP_UNIT) / SLOT_UNIT);

/** Offset of a championship, so that they do not all kick off at the same time. */
function phaseOf(champ: Champ, seed: number): number {
  const step = champ.strideSeconds < HALF_HOUR ? champ.strideSeconds / 6 : ALIGN_SECONDS;
  return (hash(seed, champ.id, 7) % Math.round(champ.strideSeconds / step)) * step;
}
const HALF_HOUR = 1800;

/** Kick-off of a slot, in schedule seconds since the epoch. */
const kickOff = (champ: Champ, slot: number, seed: number): number => slot * champ.strideSeconds + phaseOf(champ, seed);

/** Converts schedule seconds to real time: at speed 10 the whole schedule is ten times as dense. */
const toReal = (seconds: number, speed: number): number => EPOCH_MS + Math.round(seconds / speed) * SECOND_MS;
const toCourse = (ms: number, speed: number): number => ((ms - EPOCH_MS) / SECOND_MS) * speed;

/** Slots with a kick-off in (from, to], in real time. */
export function slotsBetween(
  champ: Champ,
  { fromMs, toMs, speed, seed }: { fromMs: number; toMs: number; speed: number; seed: number },
): number[] {
  const phase = phaseOf(champ, seed);
  const first = Math.max(0, Math.floor((toCourse(fromMs, speed) - phase) / champ.strideSeconds) + 1);
  const last = Math.floor((toCourse(toMs, speed) - phase) / champ.strideSeconds);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** Round robin by the circle method: each team plays once per round. */
function pairOf(champ: Champ, slot: number): [Team, Team] {
  const count = champ.teams.length;
  const perRound = count / 2;
  const round = Math.floor(slot / perRound);
  const nth = slot % perRound;
  const at = (place: number): Team => {
    const index = place === 0 ? 0 : 1 + ((place - 1 + round) % (count - 1));
    return champ.teams[index] as Team;
  };
  const pair: [Team, Team] = [at(nth), at(count - 1 - nth)];
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Converts two ratings to the model's parameters: mean counts of both teams, or the first team's chance. */
export function strengthsOf(champ: Champ, home: Team, away: Team): Strengths {
  const { model } = champ;
  const lead = home.rating - away.rating;
  switch (model.kind) {
    case 'goals': {
      const homeFactor = Math.exp(lead * 0.42);
      return { home: (model.mean / 2) * (1 + model.homeEdge) * homeFactor, away: ((model.mean / 2) * (1 - model.homeEdge)) / homeFactor };
    }
    case 'points': {
      // High counts vary little relative to their mean, so a smaller relative lead has the same effect.
      const homeFactor = Math.exp((lead * 0.32) / Math.sqrt(Math.max(1, model.mean / 12)));
      return { home: (model.mean / 2) * (1 + model.homeEdge) * homeFactor, away: ((model.mean / 2) * (1 - model.homeEdge)) / homeFactor };
    }
    case 'race':
      // Runners have their own chances, see course/race-entries.ts.
      return { home: 0, away: 0 };
    case 'sets': {
      const chance = logistic(model.edge * lead);
      return { home: chance, away: 1 - chance };
    }
    default: {
      const chance = logistic(lead * 1.4);
      return { home: chance, away: 1 - chance };
    }
  }
}

export interface ScheduleTerms {
  seed: number;
  speed: number;
}

/** The game of a slot: a pure function of championship, slot, seed and speed. */
export function fixtureOf(champ: Champ, slot: number, { seed, speed }: ScheduleTerms): Fixture {
  const entries = champ.model.kind === 'race' ? entriesOf(champ, champ.model, slot, seed) : undefined;
  const [home, away] = entries?.sides ?? pairOf(champ, slot);
  const id = gameIdOf(champ.id, slot);
  const isFootball = champ.sport.key === 'football';
  return {
    id,
    shortId: champ.id * SHORT_SLOTS * SLOT_UNIT + (slot % SHORT_SLOTS) * SLOT_UNIT,
    number: hash(seed, id, 5) % 1_000_000,
    champ,
    home,
    away,
    ...(entries !== undefined && { runners: entries.runners }),
    startMs: toReal(kickOff(champ, slot, seed), speed),
    strengths: strengthsOf(champ, home, away),
    hasVideo: entries === undefined && unit(seed, id, 6) < VIDEO_SHARE,
    isTop: champ.isTop ? unit(seed, id, 8) < (isFootball ? TOP_LEAGUE_SHARE : TOP_SHARE) : false,
    speed,
  };
}

/** Games of a championship with a kick-off in (from, to], in real time. */
export const fixturesBetween = (champ: Champ, span: { fromMs: number; toMs: number }, terms: ScheduleTerms): Fixture[] =>
  slotsBetween(champ, { ...span, speed: terms.speed, seed: terms.seed }).map((slot) => fixtureOf(champ, slot, terms));

/** The slot of an id nearest to a moment: ids repeat after a million slots. */
export function nearestSlot(champ: Champ, gameId: number, { aroundMs, speed }: { aroundMs: number; speed: number }): number {
  const now = toCourse(aroundMs, speed) / champ.strideSeconds;
  return slotOf(gameId) + Math.round((now - slotOf(gameId)) / LARGEST_SLOT) * LARGEST_SLOT;
}
