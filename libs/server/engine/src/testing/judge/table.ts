/** Bets of one row of the judge's table: number, sum and sum of squares of what a stake of 1 brought. */
export type Tally = [count: number, sum: number, squares: number];

export interface Row {
  name: string;
  count: number;
  /** Mean gain per stake of 1; -0.05 is the house's margin of five percent. */
  gain: number;
  /** Standard error of the gain. */
  error: number;
}

export function rowOf(name: string, [count, sum, squares]: Tally): Row {
  const mean = sum / count;
  // A row in which every bet had the same end has no spread yet: it is not known better than one bet more would make it.
  const variance = Math.max(squares / count - mean * mean, 1 / count);
  return { name, count, gain: mean - 1, error: Math.sqrt(variance / count) };
}

/** A collection of tallies by name. */
export class Table {
  readonly #tallies: Map<string, Tally>;

  constructor(entries: readonly (readonly [string, Tally])[] = []) {
    this.#tallies = new Map(entries.map(([name, tally]) => [name, [...tally]]));
  }

  add(name: string, value: number): void {
    const tally = this.#tallies.get(name);
    if (tally === undefined) this.#tallies.set(name, [1, value, value * value]);
    else {
      tally[0] += 1;
      tally[1] += value;
      tally[2] += value * value;
    }
  }

  entries(): (readonly [string, Tally])[] {
    return [...this.#tallies];
  }
}
