import { catalogue } from '../catalogue/catalogue.ts';
import type { Course, Frame } from '../course/course.ts';
import { playCourse } from '../course/play.ts';
import type { PricedMarket } from '../pricing/draft.ts';
import { priceGame } from '../pricing/price-game.ts';
import { fixtureOf } from '../schedule.ts';
import type { Fixture } from '../types.ts';

const SEED = 7;

export const champs = catalogue(SEED);

/** A played game of a championship. */
export function playedGame(champId: number, slot: number): { fixture: Fixture; course: Course } {
  const champ = champs.find(({ id }) => id === champId);
  if (champ === undefined) throw new Error(`No championship ${champId}`);
  const fixture = fixtureOf(champ, slot, { seed: SEED, speed: 1 });
  return { fixture, course: playCourse(fixture, SEED) };
}

/** Markets of a game at a frame, without random disturbances. @param isMain - main markets only. */
export function pricesAt(fixture: Fixture, frame: Frame, isMain = false): PricedMarket[] {
  const { model, sport } = fixture.champ;
  const limit = 'periodSeconds' in model ? Math.min(frame.periodId, sport.periods) * model.periodSeconds : Infinity;
  const noise = { homeBias: 0, pace: 0 };
  return priceGame({ fixture, frame, played: Math.min(frame.played, limit), noise, incidents: [], part: 'whole' }, fixture.shortId, isMain);
}
