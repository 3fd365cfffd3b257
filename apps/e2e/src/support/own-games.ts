import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One file for each game in use. All workers of a run have the same parent process, so they share this folder. */
const FOLDER = join(tmpdir(), `touchline-games-${process.ppid}`);
const held = new Set<string>();

/**
 * Reserves a game for the running test, so that no other test pins its prices, suspends it or ends it meanwhile.
 *
 * @returns whether the game is now this test's; false if another test holds it.
 */
export function claimGame(gameId: string): boolean {
  if (gameId === '') return false;
  if (held.has(gameId)) return true;
  mkdirSync(FOLDER, { recursive: true });
  try {
    writeFileSync(join(FOLDER, gameId), String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  held.add(gameId);
  return true;
}

/** Keeps a game from all later tests of this run: lists may show it for a few more seconds, but it has ended. */
export function retireGame(gameId: string): void {
  claimGame(gameId);
  held.delete(gameId);
}

/** Releases the games of the test; called by the fixture of `quiet-page`, after prices and suspensions were restored. */
export function releaseGames(): void {
  for (const gameId of held) rmSync(join(FOLDER, gameId), { force: true });
  held.clear();
}
