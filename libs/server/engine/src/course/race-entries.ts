import { hash } from '../random.ts';
import type { Champ, RaceModel, Team } from '../types.ts';

const DAY_SECONDS = 86_400;
const RACE_ID = 999;
const TEAM_IDS = 1000;
const ENTRY = 31;

/** Course, number of the day and runners of a race. */
export interface Entries {
  sides: readonly [course: Team, race: Team];
  /** By number, which begins with 1. */
  runners: readonly Team[];
}

/** The race of a slot: which runners take part, and under which numbers, is drawn by the seed. @spec BT-08 */
export function entriesOf({ id, teams, courses = [], strideSeconds }: Champ, { runners }: RaceModel, slot: number, seed: number): Entries {
  const drawn = teams.toSorted((a, b) => hash(seed, a.id, slot, ENTRY) - hash(seed, b.id, slot, ENTRY) || a.id - b.id);
  const number = 1 + (slot % Math.round(DAY_SECONDS / strideSeconds));
  const race = { id: id * TEAM_IDS + RACE_ID, name: `#${number}`, rating: 0 };
  return { sides: [courses[slot % courses.length] ?? race, race], runners: drawn.slice(0, runners) };
}

const EVEN = 500;
const OF_RATING = 40;
/** Between the best and the worst runner this leaves a chance of 6 in 100 for the worse one. */
const MOST = 45;

/** Chance in thousandths that an obstacle slows a runner down: whole, so that every chance of a race is a fraction. @spec BT-08 */
export const slowness = ({ rating }: Pick<Team, 'rating'>): number =>
  EVEN - Math.max(-MOST, Math.min(MOST, Math.round(rating * OF_RATING)));
