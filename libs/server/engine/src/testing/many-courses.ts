import { catalogue } from '../catalogue/catalogue.ts';
import type { Course, Frame } from '../course/course.ts';
import { playCourse } from '../course/play.ts';
import type { Situation } from '../pricing/situation.ts';
import { fixtureOf } from '../schedule.ts';
import type { Fixture } from '../types.ts';

const SEED = 7;
/** Ids of games are multiples of ten. */
const ID_STEP = 10;

/** A game of a championship with given strengths. */
export function fixtureWith(champId: number, home?: number, away?: number): Fixture {
  const champ = catalogue(SEED).find(({ id }) => id === champId);
  if (champ === undefined) throw new Error(`No championship ${champId}`);
  const fixture = fixtureOf(champ, 1, { seed: SEED, speed: 1 });
  return { ...fixture, strengths: { home: home ?? fixture.strengths.home, away: away ?? fixture.strengths.away } };
}

/** Many courses of the same match. */
export const coursesOf = (fixture: Fixture, count: number): Course[] =>
  Array.from({ length: count }, (_, at) => playCourse({ ...fixture, id: fixture.id + at * ID_STEP }, SEED));

/** What a price is made from at a frame, without random disturbances. */
export const situationOf = (fixture: Fixture, frame: Frame, played = frame.played): Situation => ({
  fixture,
  frame,
  played,
  noise: { homeBias: 0, pace: 0 },
  incidents: [],
  part: 'whole',
});

/** Standard errors between a stated chance and how often something happened. */
export const errorsBetween = (chance: number, happened: number, count: number): number =>
  Math.abs(happened / count - chance) / Math.sqrt((chance * (1 - chance)) / count);
