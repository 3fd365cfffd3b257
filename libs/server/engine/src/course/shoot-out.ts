import { wholeBetween, type Rng } from '../random.ts';

type Pair = [number, number];

export interface KickTaken {
  team: 1 | 2;
  isScored: boolean;
  /** Score of the shoot-out after it. */
  score: Pair;
}

export interface ShootOutTerms {
  /** Kicks of each side before sudden death. */
  kicks: number;
  /** Chance that one is scored. */
  scored: number;
  winner: 1 | 2;
}

/** Rounds after which the next pair of kicks decides. */
const LONGEST = 15;
const FEWEST_RUNS = 3;
const MOST_RUNS = 15;

/** Whether the remaining kicks cannot change who wins. */
function isDecided([home, away]: Pair, taken: Pair, kicks: number): boolean {
  const left = (side: 0 | 1): number => Math.max(0, kicks - taken[side]);
  if (taken[0] < kicks || taken[1] < kicks) return home > away + left(1) || away > home + left(0);
  return taken[0] === taken[1] && home !== away;
}

/** Alternate kicks until one side cannot be caught, then in pairs until they differ. */
export function shootOutKicks(rng: Rng, { kicks, scored, winner }: ShootOutTerms): KickTaken[] {
  const taken: KickTaken[] = [];
  const score: Pair = [0, 0];
  const counts: Pair = [0, 0];
  while (!isDecided(score, counts, kicks)) {
    const side = taken.length % 2 === 0 ? 0 : 1;
    const isScored = counts[0] > LONGEST || counts[1] > LONGEST ? side === 0 : rng() < scored;
    counts[side] += 1;
    if (isScored) score[side] += 1;
    taken.push({ team: side === 0 ? 1 : 2, isScored, score: [score[0], score[1]] });
  }
  if (score[0] > score[1] === (winner === 1)) return taken;
  return taken.map(({ team, isScored, score: [first, second] }) => ({ team: team === 1 ? 2 : 1, isScored, score: [second, first] }));
}

/** Runs of both sides in a super over. */
export function runsOfSuperOver(rng: Rng, winner: 1 | 2): Pair {
  const lost = wholeBetween(rng, FEWEST_RUNS, MOST_RUNS);
  const won = lost + wholeBetween(rng, 1, 3);
  return winner === 1 ? [won, lost] : [lost, won];
}
