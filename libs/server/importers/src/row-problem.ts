/** An unreadable row. It is skipped and reported; a file with too many of them is rejected. */
export class RowProblem extends Error {
  readonly line: number;
  readonly reason: string;
  /** File of the row, if several are read together. */
  readonly file: string | undefined;

  constructor(line: number, reason: string, file?: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'RowProblem';
    this.line = line;
    this.reason = reason;
    this.file = file;
  }
}

/** A second row of the same match. It is skipped and reported, and is no reason to reject the file. */
export class DoubleRow extends RowProblem {}
