// Languages of the product: an entry each, libs/shared/i18n/languages/<code>.json.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './workspace.mjs';

const FOLDER = 'libs/shared/i18n/languages';

/**
 * Every language in the order of menus. `isComplete`: every lib must have its texts; a lib may lack those of another language, and is shown
 * in English then.
 */
export const languageEntries = (root = ROOT) =>
  readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ code: basename(file, '.json'), ...JSON.parse(readFileSync(join(root, FOLDER, file), 'utf8')) }))
    .sort((a, b) => a.place - b.place);
