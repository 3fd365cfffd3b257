import { resolve } from 'node:path';

const DEFAULT_FOLDER = '.data';

/** Folder of the sandbox's data: `TOUCHLINE_DATA_DIR`, otherwise `.data` in the project. */
export const dataFolder = (env: NodeJS.ProcessEnv): string => resolve(env['TOUCHLINE_DATA_DIR'] ?? DEFAULT_FOLDER);
