/** Kinds of marks on the tracker. */
export type TrackerKind =
  'goal' | 'own-goal' | 'penalty' | 'yellow' | 'red' | 'corner' | 'period' | 'point' | 'shoot-out' | 'shoot-out-goal' | 'shoot-out-miss';

/** Kinds without a place on the pitch. */
type Placeless = 'period' | 'point' | 'shoot-out';
const PLACELESS: ReadonlySet<TrackerKind> = new Set<Placeless>(['period', 'point', 'shoot-out']);
const hasPlace = (kind: TrackerKind): kind is Exclude<TrackerKind, Placeless> => !PLACELESS.has(kind);

/** An incident, as formatted texts. */
export interface TrackerIncident {
  /** The feed's number of the incident; the list's key. */
  id: number;
  /** Determines the mark on the pitch and on the bars. */
  kind: TrackerKind;
  /** 1 or 2 for a side, 0 for neither. */
  team: 0 | 1 | 2;
  /** Time on the clock: `67′`. */
  when: string;
  /** Name of the incident: `Goal`. */
  what: string;
  /** Time as a fraction of the game's length, 0 to 1. */
  at: number;
}

/** A count of both sides: corners, cards. */
export interface TrackerStat {
  /** Name of the count in the feed; the list's key. */
  key: string;
  /** In the player's language: `Corners`. */
  name: string;
  /** Counts of the first and of the second side. */
  values: readonly [number, number];
}

/** Position of a mark on the pitch, in per cent of its length and width, with the first side on the left. */
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
 * Approximate position of an incident by its kind: a goal at the goal, a corner at one of the corners. For other kinds only the half is
 * known.
 *
 * @returns null if the kind has no position.
 */
export function spotOf({ kind, team, id }: Pick<TrackerIncident, 'kind' | 'team' | 'id'>): Spot | null {
  if (team === 0 || !hasPlace(kind)) return null;
  const spots: Readonly<Record<typeof kind, Spot>> = {
    goal: GOAL,
    'own-goal': GOAL,
    penalty: PENALTY,
    'shoot-out-goal': PENALTY,
    'shoot-out-miss': PENALTY,
    corner: CORNERS[id % 2 === 0 ? 0 : 1],
    yellow: MIDDLE,
    red: MIDDLE,
  };
  const { along, across } = spots[kind];
  // Cards are shown where the team defends, everything else at the end that it attacks.
  const isOwnHalf = kind === 'yellow' || kind === 'red';
  return { along: (team === 1) === !isOwnHalf ? along : 100 - along, across };
}
