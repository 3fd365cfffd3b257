import { type Script, type ScriptGoal, stream } from '@touchline/server-engine';
import type { ImportedGoal, ImportedMatch, Pair } from './season.ts';

const HALF_MINUTES = 45;

const goalOf = ({ team, minute, offset, player, penalty, owngoal }: ImportedGoal): ScriptGoal => ({
  team,
  minute,
  player,
  kind: owngoal === true ? 'own-goal' : penalty === true ? 'penalty' : 'goal',
  ...(offset !== undefined && { added: offset }),
});

/** Deterministic minutes for goals without minutes, in the correct half if the half-time score is known. */
function inventedGoals({ ht, ft = [0, 0] }: ImportedMatch, seed: number): ScriptGoal[] {
  const rng = stream(seed, ...ft, 17);
  const goals: ScriptGoal[] = [];
  const add = ([home, away]: Pair, from: number, length: number): void => {
    for (const [team, count] of [[1, home] as const, [2, away] as const]) {
      for (let nth = 0; nth < count; nth += 1) goals.push({ team, minute: from + Math.floor(rng() * length) });
    }
  };
  if (ht === undefined) add(ft, 1, 2 * HALF_MINUTES);
  else {
    add(ht, 1, HALF_MINUTES);
    add([ft[0] - ht[0], ft[1] - ht[1]], HALF_MINUTES + 1, HALF_MINUTES);
  }
  return goals.toSorted((a, b) => a.minute - b.minute);
}

/** A shoot-out may follow a match that is not level: the second leg of a tie. */
function shootOutOf({ p, shootoutWinner }: ImportedMatch): Script['shootOut'] {
  if (p !== undefined) return { score: p, winner: p[0] > p[1] ? 1 : 2 };
  return shootoutWinner && { winner: shootoutWinner };
}

/** Script of a played match for its replay: goals and result. */
export function scriptOf(match: ImportedMatch, seed: number): Script | undefined {
  const { ft, ht, et, goals, corners, yellow, red, status } = match;
  if (ft === undefined) return undefined;
  const shootOut = shootOutOf(match);
  return {
    goals: goals === undefined ? inventedGoals(match, seed) : goals.map(goalOf),
    fullTime: ft,
    ...(goals === undefined && { hasInventedMinutes: true }),
    ...(ht !== undefined && { halfTime: ht }),
    ...(et !== undefined && { extraTime: et }),
    ...(shootOut !== undefined && { shootOut }),
    ...(corners !== undefined && { corners }),
    ...(yellow !== undefined && { yellow }),
    ...(red !== undefined && { red }),
    ...(status === 'awarded' && { isAwarded: true }),
  };
}
