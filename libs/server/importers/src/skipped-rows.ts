import { DoubleRow, RowProblem } from './row-problem.ts';

/** A skipped row and the reason. */
export interface SkippedRow {
  file: string;
  line: number;
  reason: string;
}

/** Several times the rows of the largest public file; anything larger is not a table of matches. */
export const MOST_ROWS = 200_000;
/** A file is rejected if more than one row in this many is unreadable, because then the file itself is wrong. */
const ONE_OF = 10;
/** After this many rows, a file that is mostly broken is rejected without reading the rest. */
const ENOUGH_ROWS = 2000;

/** Reads rows one by one and collects unreadable ones. */
export class SkippedRows {
  readonly #file: string;
  readonly #skipped: SkippedRow[] = [];
  #doubles = 0;
  #rows = 0;

  constructor(file: string) {
    this.#file = file;
  }

  get list(): readonly SkippedRow[] {
    return this.#skipped;
  }

  /** Number of rows read, including skipped ones. */
  get rows(): number {
    return this.#rows;
  }

  /** Skips a row that was read before and turned out to be wrong. */
  leaveOut(line: number, reason: string): void {
    this.#skipped.push({ file: this.#file, line, reason });
  }

  /** Values read from each row; undefined values are dropped silently. @throws RowProblem if there are too many rows. */
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
        if (problem instanceof DoubleRow) this.#doubles += 1;
        if (this.#rows > ENOUGH_ROWS && this.#skipped.length * 2 > this.#rows) this.requireMost();
        continue;
      }
      if (value !== undefined) yield value;
    }
  }

  /** @throws RowProblem, the first one, if too many rows were unreadable, or most of them doubles. */
  requireMost(): void {
    const [first] = this.#skipped;
    const count = this.#skipped.length;
    const isReadable = (count - this.#doubles) * ONE_OF <= this.#rows && this.#doubles * 2 <= this.#rows;
    if (first === undefined || isReadable) return;
    const more = count === 1 ? '' : `; ${count} of ${this.#rows} rows can't be read`;
    throw new RowProblem(first.line, `${first.reason}${more}`, this.#file);
  }
}
