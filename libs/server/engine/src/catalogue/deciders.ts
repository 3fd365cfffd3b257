/** How a sport decides a drawn game that needs a winner. Lengths are shares of a regular period. */
export interface Decider {
  extraTime?: {
    periods: number;
    share: number;
    /** The first goal ends it. */
    isSudden?: boolean;
    /** How much more is scored than in regular time: fewer players on the ice. */
    pace?: number;
  };
  /** Absent where sudden death is played until it is decided. */
  shootOut?: {
    /** Kicks of each side before sudden death. */
    kicks: number;
    /** Chance that one is scored. */
    scored: number;
    secondsOfKick: number;
  };
}

const PENALTIES = { kicks: 5, scored: 0.76, secondsOfKick: 45 } as const;
const HOCKEY = { kicks: 5, scored: 0.34, secondsOfKick: 35 } as const;

/** By sport key. Sports that are not listed never end level, or count their overtime for the score of the game. */
export const DECIDERS: Readonly<Record<string, Decider>> = {
  football: { extraTime: { periods: 2, share: 1 / 3 }, shootOut: PENALTIES },
  'cyber-football': { extraTime: { periods: 2, share: 1 / 3 }, shootOut: { ...PENALTIES, secondsOfKick: 12 } },
  futsal: { extraTime: { periods: 2, share: 1 / 4 }, shootOut: PENALTIES },
  handball: { extraTime: { periods: 2, share: 1 / 6 }, shootOut: PENALTIES },
  'ice-hockey': { extraTime: { periods: 1, share: 1 / 4, isSudden: true, pace: 2.2 }, shootOut: HOCKEY },
  floorball: { extraTime: { periods: 1, share: 1 / 2, isSudden: true }, shootOut: HOCKEY },
  'field-hockey': { shootOut: { ...HOCKEY, scored: 0.6 } },
  'water-polo': { shootOut: { ...PENALTIES, secondsOfKick: 30 } },
  bandy: { extraTime: { periods: 2, share: 1 / 3 }, shootOut: PENALTIES },
  'rugby-union': { extraTime: { periods: 1, share: 1 / 4, isSudden: true } },
  'rugby-league': { extraTime: { periods: 1, share: 1 / 8, isSudden: true } },
  'car-football': { extraTime: { periods: 1, share: 1, isSudden: true } },
};
