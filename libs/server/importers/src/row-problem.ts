/** A row that can't be taken. It is left out and told; a file with too many of them is refused. */
export class RowProblem extends Error {
  readonly line: number;
  readonly reason: string;
  /** File of the row, where several are read together. */
  readonly file: string | undefined;

  constructor(line: number, reason: string, file?: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'RowProblem';
    this.line = line;
    this.reason = reason;
    this.file = file;
  }
}
