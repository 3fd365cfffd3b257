import type { RaceTimes } from '@touchline/betting-contract';
import { playCourse } from '../course/play.ts';
import type { Engine } from '../engine.ts';

/** All times of a race that is over; undefined for every other game. @spec BT-08 */
export function finishedRace(engine: Engine, gameId: number): RaceTimes | undefined {
  const fixture = engine.result(gameId)?.finishers && engine.fixture(gameId);
  return fixture && playCourse(fixture, engine.seed).frames.at(-1)?.race;
}
