import { gamesOf, type ImportedGames } from './games.ts';
import { importsMark, readImports } from './store.ts';

const LOOK_EVERY_MS = 2000;

export interface ImportFolderDeps {
  folder: string;
  lineSpeed: number;
  onGames: (games: readonly ImportedGames[]) => void;
  onFailure: (cause: unknown) => void;
}

/** Loads what was imported, and again whenever the folder changes, until it is stopped. */
export function watchImports({ folder, lineSpeed, onGames, onFailure }: ImportFolderDeps): { stop: () => void } {
  let known = '';
  const look = (): void => {
    try {
      const mark = importsMark(folder);
      if (mark === known) return;
      known = mark;
      onGames(readImports(folder, onFailure).flatMap((stored) => gamesOf(stored, lineSpeed)));
    } catch (cause) {
      onFailure(cause);
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
