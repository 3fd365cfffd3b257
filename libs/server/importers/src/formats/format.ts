import { openCsv } from '../csv.ts';
import { RowProblem } from '../row-problem.ts';
import type { SeasonsRead } from '../season.ts';

export interface SourceFile {
  /** Path as given, folder included; problems are reported as `name:line`. */
  name: string;
  /** Beginning of the file, long enough to recognise its format. */
  head: string;
  /** Text in chunks from the beginning. */
  text: Iterable<string>;
}

/** Options given by the importing user. */
export interface ReadOptions {
  /** Season that overrides the one in the files, such as 2017/18. */
  season?: string | undefined;
}

/** A supported file format. */
export interface Format {
  id: string;
  /** Its files, each recognised by content. */
  parts: readonly { role: string; isIt: (file: SourceFile) => boolean }[];
  /** Reads all parts together. @throws RowProblem if too many rows are unreadable or the file has another format. */
  read: (parts: ReadonlyMap<string, SourceFile>, options: ReadOptions) => SeasonsRead;
}

export function partOf(parts: ReadonlyMap<string, SourceFile>, role: string): SourceFile {
  const file = parts.get(role);
  if (file === undefined) throw new RangeError(`The part ${role} was not given; the reader of files checks that all parts are there.`);
  return file;
}

/** Runs a reader and adds the file name to its problem. */
export function inFile<Value>({ name }: SourceFile, read: () => Value): Value {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof RowProblem && problem.file === undefined) throw new RowProblem(problem.line, problem.reason, name);
    throw problem;
  }
}

/** Whether the header of a CSV file begins with these columns, quoted or not and with any separator. */
export const hasHeader =
  (start: string) =>
  ({ head }: SourceFile): boolean => {
    try {
      return openCsv([head]).columns.join(',').startsWith(start);
    } catch (problem) {
      if (problem instanceof RowProblem) return false;
      throw problem;
    }
  };
