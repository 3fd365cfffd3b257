import { SPORT_ENTRIES } from './sports/index.ts';
import type { Model } from '../types.ts';
import type { SportEntry } from './sport-entry.ts';

const BY_KEY = new Map(SPORT_ENTRIES.map((entry) => [entry.key, entry]));

/** The entry of a sport; undefined if there is no such sport. */
export const sportEntry = (key: string): SportEntry | undefined => BY_KEY.get(key);

/** Match model by sport key. */
export const MODELS: Readonly<Record<string, Model>> = Object.fromEntries(SPORT_ENTRIES.map(({ key, model }) => [key, model]));

/** Formats of three to six minutes, so that a bet can be followed from placement to settlement. */
export const FAST_MODELS: Readonly<Record<string, Model>> = Object.fromEntries(
  SPORT_ENTRIES.flatMap(({ key, fastModel }) => (fastModel === undefined ? [] : [[key, fastModel]])),
);

const LONGEST = 7 * 3600;
const SPARE = 900;
/** Longest shoot-out: 34 kicks. */
const SHOOT_OUT = 34 * 45;
const POINTS_OF_A_GAME = 9;

/** Upper bound of a game's duration in seconds, breaks included: older games are over, without computing their course. */
export function longestSeconds(model: Model, periods: number): number {
  switch (model.kind) {
    case 'goals':
    case 'points': {
      const play = model.periodSeconds * (1 + (model.pauseSeconds * 1.3) / 60);
      // Overtimes until one side leads, or one overtime and a shoot-out.
      const spare = !model.hasOvertime ? 0 : model.kind === 'points' ? play * 4 : model.periodSeconds / 2 + model.breakSeconds + SHOOT_OUT;
      return Math.min(LONGEST, periods * (play + model.breakSeconds) * 1.1 + spare + SPARE);
    }
    case 'sets': {
      const units = model.isTennis === true ? 13 * POINTS_OF_A_GAME : model.target * 2 + 8;
      return Math.min(LONGEST, (model.setsToWin * 2 - 1) * (units * model.unitSeconds + model.breakSeconds) + SPARE);
    }
    case 'race':
      return (periods * model.marksPerLap * (model.stretchMs + model.steps * model.stepMs)) / 1000 + SPARE;
    default:
      return periods * (model.roundSeconds + model.breakSeconds) + SPARE;
  }
}
