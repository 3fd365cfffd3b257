import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Names of sports by key, and of championships by id, in a language that was added after their entries. */
export interface FurtherNames {
  sports: Readonly<Record<string, string>>;
  championships?: Readonly<Record<string, string>>;
}

const FOLDER = fileURLToPath(new URL('../../names/', import.meta.url));
const FILE = /^([a-z]{2})\.json$/;

/** Reads `<language>.json` of a folder; there need not be one. */
export const readFurtherNames = (folder: string): Readonly<Record<string, FurtherNames>> =>
  Object.fromEntries(
    (existsSync(folder) ? readdirSync(folder).sort() : []).flatMap((file) => {
      const lang = FILE.exec(file)?.[1];
      return lang === undefined ? [] : [[lang, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as FurtherNames]];
    }),
  );

/** Names in languages that were added after the entries of sports: `names/<language>.json` of this lib, written by `g:language`. */
export const FURTHER_NAMES = readFurtherNames(FOLDER);
