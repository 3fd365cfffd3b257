import { resolve } from 'node:path';

const DEFAULT_FOLDER = '.data';

/** Where the sandbox keeps what is its own: `TOUCHLINE_DATA_DIR`, else `.data` beside the project. */
export const dataFolder = (env: NodeJS.ProcessEnv): string => resolve(env['TOUCHLINE_DATA_DIR'] ?? DEFAULT_FOLDER);
