import { gamesOf, type ImportedGames } from './games.ts';
import { importsMark, readImports, type StoredImport } from './store.ts';

const LOOK_EVERY_MS = 2000;

export interface StoredImportsDeps {
  folder: string;
  onImports: (imports: readonly StoredImport[]) => void;
  onFailure: (cause: unknown) => void;
}

export interface ImportFolderDeps extends Omit<StoredImportsDeps, 'onImports'> {
  lineSpeed: number;
  onGames: (games: readonly ImportedGames[]) => void;
}

/** Reads the stored imports, and again after every change of the folder, until stopped. */
export function watchStoredImports({ folder, onImports, onFailure }: StoredImportsDeps): { stop: () => void } {
  let known = '';
  const look = (): void => {
    try {
      const mark = importsMark(folder);
      if (mark === known) return;
      known = mark;
      onImports(readImports(folder, onFailure));
    } catch (cause) {
      onFailure(cause);
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Like {@link watchStoredImports}, converted to games. */
export const watchImports = ({ lineSpeed, onGames, ...deps }: ImportFolderDeps): { stop: () => void } =>
  watchStoredImports({ ...deps, onImports: (imports) => onGames(imports.flatMap((stored) => gamesOf(stored, lineSpeed))) });
