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
