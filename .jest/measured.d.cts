/** A number of a promise, as a test measured it. The names up to `run` are literals in this order, because docs/spec/measures.tsv is generated from them. */
export interface Measure {
  /** Id of the promise, such as `BET-1`. */
  id: `${string}-${number}`;
  /** What is counted, with its unit. No other call has the same id and unit. */
  unit: string;
  /** The largest value that keeps the promise. */
  atMost?: number;
  /** The smallest value that keeps the promise. */
  atLeast?: number;
  /** Number of trials that the promise names; 1 if it names none. */
  trials?: number;
  /** `long`: the number is reached in the long run only. `npm test` may then try less, or not run the test. */
  run?: 'every' | 'long';
  /** The measured value. */
  value: number;
  /** Trials that this call did. The calls of a run are added up, for example those on two databases. */
  tried?: number;
}

/**
 * Adds a measured value to the report of the run (file in `TOUCHLINE_MEASURES`; without it nothing is written).
 *
 * @param file - the test's file; by default the one that Jest runs.
 * @throws Error if the value is beyond its bound or not a number.
 */
export declare function measured(measure: Measure, file?: string): void;
