import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTRIES = fileURLToPath(new URL('../../../libs/server/engine/src/catalogue/sports/', import.meta.url));

/** Sports whose prices are judged: all. A test compares the list with the sports that are sold. */
export const JUDGED_SPORTS = readdirSync(ENTRIES)
  .filter((file) => file !== 'index.ts')
  .map((file) => basename(file, '.ts'));
