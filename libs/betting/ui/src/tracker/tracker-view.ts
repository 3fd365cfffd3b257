/** What a mark on the tracker stands for. */
export type TrackerKind = 'goal' | 'own-goal' | 'penalty' | 'yellow' | 'red' | 'corner' | 'period' | 'point';

/** Something that happened, in the player's words. */
export interface TrackerIncident {
  /** The feed's number of the incident; the list's key. */
  id: number;
  /** Decides the mark on the ground and on the bars. */
  kind: TrackerKind;
  /** 1 or 2: whose it is; 0: nobody's. */
  team: 0 | 1 | 2;
  /** When, as the clock said it: `67′`. */
  when: string;
  /** What, in words: `Goal`. */
  what: string;
  /** Share of the game's length at which it was, 0 to 1. */
  at: number;
}

/** One measure of both sides: corners, cards. */
export interface TrackerStat {
  /** Name of the measure in the feed; the list's key. */
  key: string;
  /** In the player's words: `Corners`. */
  name: string;
  /** Counts of the first and of the second side. */
  values: readonly [number, number];
}

/** Where a mark stands on the ground, in percent of its length and width, seen with the first side on the left. */
export interface Spot {
  /** From the left end, 0 to 100. */
  along: number;
  /** From the upper edge, 0 to 100. */
  across: number;
}

const GOAL: Spot = { along: 96, across: 50 };
const PENALTY: Spot = { along: 89, across: 50 };
const CORNERS: readonly [Spot, Spot] = [
  { along: 96, across: 8 },
  { along: 96, across: 92 },
];
const MIDDLE: Spot = { along: 66, across: 50 };

/**
 * Where an incident happened, as far as its kind tells: a goal at the goal, a corner at one of the corners. For the rest the half of the
 * team is all that is known.
 *
 * @returns null where the kind says nothing of a place.
 */
export function spotOf({ kind, team, id }: Pick<TrackerIncident, 'kind' | 'team' | 'id'>): Spot | null {
  if (team === 0 || kind === 'period' || kind === 'point') return null;
  const spots: Readonly<Record<Exclude<TrackerKind, 'period' | 'point'>, Spot>> = {
    goal: GOAL,
    'own-goal': GOAL,
    penalty: PENALTY,
    corner: CORNERS[id % 2 === 0 ? 0 : 1],
    yellow: MIDDLE,
    red: MIDDLE,
  };
  const { along, across } = spots[kind];
  // Cards are shown where the team defends; everything else at the end that it attacks.
  const isOwnHalf = kind === 'yellow' || kind === 'red';
  return { along: (team === 1) === !isOwnHalf ? along : 100 - along, across };
}
