// Writes the tiles of the games and the wordmarks of the studios to the assets of the site.
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { DIST } from './workspace.mjs';

const FOLDER = 'assets/tiles';
const SOURCE = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning'];
/** Packages that the drawings come from. */
export const TILE_PACKAGES = ['@touchline/casino-game-art', '@touchline/server-casino'];

const args = [...SOURCE, new URL('tile-art.mjs', import.meta.url).pathname, '--out', join(DIST, FOLDER)];

/** @returns URLs of the drawings. The script is a process, because it reads the sources of libs. */
export function buildTiles() {
  const names = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n');
  return { files: names.map((name) => `/${FOLDER}/${name}`) };
}

/** Draws them while something else is done. */
export const startTiles = () => spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
