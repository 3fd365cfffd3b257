import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { RawFile } from './read-files.ts';

const DATA_FILE = /\.(?:csv|json)$/;

/** Data files of a folder, and of the folders in it, by folder; names are in order, so a run is the same everywhere. */
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

/** Files that were named; a folder stands for the data files in it. Paths count from where the command was typed. */
export function givenFiles(paths: readonly string[], typedIn: string): readonly string[] {
  return paths.flatMap((path) => {
    const full = resolve(typedIn, path);
    return statSync(full).isDirectory() ? [...dataFolders(full).values()].flat() : [full];
  });
}

/** @param nameOf - how a file is called in messages. */
export const rawFile = (path: string, nameOf: (path: string) => string = basename): RawFile => ({
  name: nameOf(path),
  bytes: readFileSync(path),
});
