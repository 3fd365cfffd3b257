/** A row that can't be taken; nothing of its file is imported. */
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
