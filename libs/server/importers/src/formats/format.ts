import { RowProblem } from '../row-problem.ts';
import type { SeasonsRead } from '../season.ts';

export interface SourceFile {
  /** As it was given, folder included: problems are told as `name:line`. */
  name: string;
  text: string;
}

/** One of the formats that can be imported. */
export interface Format {
  id: string;
  /** The parts it consists of, each a file, recognised by what they hold. */
  parts: readonly { role: string; isIt: (file: SourceFile) => boolean }[];
  /** Reads all parts together. @throws RowProblem on the first row that can't be taken. */
  read: (parts: ReadonlyMap<string, SourceFile>) => SeasonsRead;
}

export function partOf(parts: ReadonlyMap<string, SourceFile>, role: string): SourceFile {
  const file = parts.get(role);
  if (file === undefined) throw new RangeError(`The part ${role} was not given; the reader of files checks that all parts are there.`);
  return file;
}

/** Runs a reader and adds the name of the file to its problem. */
export function inFile<Value>({ name }: SourceFile, read: () => Value): Value {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof RowProblem && problem.file === undefined) throw new RowProblem(problem.line, problem.reason, name);
    throw problem;
  }
}

const firstLine = ({ text }: SourceFile): string => text.slice(0, (text.indexOf('\n') + text.length + 1) % (text.length + 1)).trim();

/** Whether the header of a CSV file begins with these columns. */
export const hasHeader =
  (start: string) =>
  (file: SourceFile): boolean =>
    firstLine(file).startsWith(start);
