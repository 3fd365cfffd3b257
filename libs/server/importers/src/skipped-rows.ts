import { RowProblem } from './row-problem.ts';

/** A row that was left out, and why. */
export interface SkippedRow {
  file: string;
  line: number;
  reason: string;
}

/** More rows than the largest public file has several times over: what is larger is no table of matches. */
export const MOST_ROWS = 200_000;
/** A file is refused when more than one of so many rows can't be read: then something is wrong with the file, not with a row. */
const ONE_OF = 10;
/** After so many rows a file of which most are broken is given up without reading the rest. */
const ENOUGH_ROWS = 2000;

/** Reads rows one by one and keeps aside those that can't be read. */
export class SkippedRows {
  readonly #file: string;
  readonly #skipped: SkippedRow[] = [];
  #rows = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get list(): readonly SkippedRow[] {
    return this.#skipped;
  }

  /** Rows that were looked at, those that were left out among them. */
  get rows(): number {
    return this.#rows;
  }

  /** Leaves out a row that was read before and turned out wrong. */
  leaveOut(line: number, reason: string): void {
    this.#skipped.push({ file: this.#file, line, reason });
  }

  /** What was read of each row; undefined ones are left out without a word. @throws RowProblem on more rows than a file has. */
  *each<Row extends { line: number }, Value>(rows: Iterable<Row>, read: (row: Row) => Value | undefined): Generator<Value> {
    for (const row of rows) {
      this.#rows += 1;
      if (this.#rows > MOST_ROWS) throw new RowProblem(row.line, `more than ${MOST_ROWS} rows`, this.#file);
      let value: Value | undefined;
      try {
        value = read(row);
      } catch (problem) {
        if (!(problem instanceof RowProblem)) throw problem;
        this.leaveOut(problem.line, problem.reason);
        if (this.#rows > ENOUGH_ROWS && this.#skipped.length * 2 > this.#rows) this.requireMost();
        continue;
      }
      if (value !== undefined) yield value;
    }
  }

  /** @throws RowProblem, the first one, when too many rows were left out. */
  requireMost(): void {
    const [first] = this.#skipped;
    const count = this.#skipped.length;
    if (first === undefined || count * ONE_OF <= this.#rows) return;
    const more = count === 1 ? '' : `; ${count} of ${this.#rows} rows can't be read`;
    throw new RowProblem(first.line, `${first.reason}${more}`, this.#file);
  }
}
