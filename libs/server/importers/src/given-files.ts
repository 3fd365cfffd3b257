import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { RawFile } from './read-files.ts';

const DATA_FILE = /\.(?:csv|json)$/;

/** Data files of a folder and its subfolders, by folder. Sorted, so that results are the same on every machine. */
export function dataFolders(folder: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const files = entries.filter((entry) => entry.isFile() && DATA_FILE.test(entry.name)).map(({ name }) => join(folder, name));
  if (files.length > 0) found.set(folder, files);
  for (const entry of entries.filter((candidate) => candidate.isDirectory())) {
    for (const [inner, innerFiles] of dataFolders(join(folder, entry.name))) found.set(inner, innerFiles);
  }
  return found;
}

/** Resolves given paths; a folder expands to its data files. Relative paths start at the directory of the command. */
export function givenFiles(paths: readonly string[], typedIn: string): readonly string[] {
  return paths.flatMap((path) => {
    const full = resolve(typedIn, path);
    return statSync(full).isDirectory() ? [...dataFolders(full).values()].flat() : [full];
  });
}

const PART_BYTES = 1 << 18;

/** Reads a file in chunks, so that large files are never in memory as a whole. */
function* partsOf(path: string, onPart: (read: number) => void): Generator<Uint8Array> {
  const handle = openSync(path, 'r');
  try {
    const buffer = new Uint8Array(PART_BYTES);
    for (let read = 0; ;) {
      const count = readSync(handle, buffer);
      if (count === 0) return;
      onPart((read += count));
      yield buffer.subarray(0, count);
    }
  } finally {
    closeSync(handle);
  }
}

export interface RawFileOptions {
  /** Name of the file in messages. */
  nameOf?: (path: string) => string;
  /** Called with the progress from 0 to 1; starts again for the second reading. */
  onProgress?: (part: number) => void;
}

/** A file whose bytes are read on demand. */
export function rawFile(path: string, { nameOf = basename, onProgress = () => undefined }: RawFileOptions = {}): RawFile {
  const size = statSync(path).size;
  return { name: nameOf(path), bytes: () => partsOf(path, (read) => onProgress(read / Math.max(1, size))) };
}
