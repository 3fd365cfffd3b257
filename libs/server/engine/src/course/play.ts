import type { Fixture } from '../types.ts';
import type { Course } from './course.ts';
import { playDuel } from './duel.ts';
import { playGoals } from './goals.ts';
import { playPointsScript } from './points-script.ts';
import { playRace } from './race.ts';
import { playPoints } from './points.ts';
import { playScript } from './script.ts';
import { playSets } from './sets.ts';
import { withTallies } from './tallies.ts';

/** The complete course of a game, deterministic for a seed and a fixture. */
export function playCourse(fixture: Fixture, seed: number): Course {
  const { model } = fixture.champ;
  switch (model.kind) {
    case 'goals':
      return fixture.script ? playScript(fixture, model, seed) : playGoals(fixture, model, seed);
    case 'points':
      return fixture.script ? playPointsScript(fixture, model, seed) : withTallies(playPoints(fixture, model, seed), fixture, seed);
    case 'sets':
      return playSets(fixture, model, seed);
    case 'race':
      return playRace(fixture, model, seed);
    default:
      return playDuel(fixture, model, seed);
  }
}
