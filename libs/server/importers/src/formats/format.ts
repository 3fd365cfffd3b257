import { RowProblem } from '../row-problem.ts';
import type { SeasonsRead } from '../season.ts';

export interface SourceFile {
  /** As it was given, folder included: problems are told as `name:line`. */
  name: string;
  /** Its beginning, enough to tell what it is. */
  head: string;
  /** Its text from the beginning, part by part. */
  text: Iterable<string>;
}

/** What the person who imports says about the files. */
export interface ReadOptions {
  /** Season, where it is not what the files say: 2017/18. */
  season?: string | undefined;
}

/** One of the formats that can be imported. */
export interface Format {
  id: string;
  /** The parts it consists of, each a file, recognised by what they hold. */
  parts: readonly { role: string; isIt: (file: SourceFile) => boolean }[];
  /** Reads all parts together. @throws RowProblem when too many rows can't be taken, or the file is something else. */
  read: (parts: ReadonlyMap<string, SourceFile>, options: ReadOptions) => SeasonsRead;
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

/** Whether the header of a CSV file begins with these columns, quoted or not. */
export const hasHeader =
  (start: string) =>
  ({ head }: SourceFile): boolean =>
    (/^[^\n]*/.exec(head)?.[0] ?? '').replaceAll('"', '').trim().startsWith(start);
