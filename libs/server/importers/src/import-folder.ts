import { gamesOf, type ImportedGames } from './games.ts';
import { importKeysIn, importsMark, readImports } from './store.ts';
import type { StoredImport } from './stored-import.ts';

const LOOK_EVERY_MS = 2000;

export interface StoredImportsDeps {
  folder: string;
  /** @param keys - of all imports in the folder, also of unreadable ones. If it rejects, it is called again. */
  onImports: (imports: readonly StoredImport[], keys: readonly string[]) => void | Promise<void>;
  onFailure: (cause: unknown) => void;
}

export interface ImportFolderDeps extends Omit<StoredImportsDeps, 'onImports'> {
  lineSpeed: number;
  onGames: (games: readonly ImportedGames[]) => void;
}

/** Reads the stored imports, and again after every change of the folder, until stopped. */
export function watchStoredImports({ folder, onImports, onFailure }: StoredImportsDeps): { stop: () => void } {
  let known: string | undefined;
  const fail = (cause: unknown): void => {
    known = undefined;
    onFailure(cause);
  };
  const look = (): void => {
    try {
      const mark = importsMark(folder);
      if (mark === known) return;
      known = mark;
      void Promise.resolve(onImports(readImports(folder, onFailure), importKeysIn(folder))).catch(fail);
    } catch (cause) {
      fail(cause);
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Like {@link watchStoredImports}, converted to games; not called for a folder that has been empty so far. */
export function watchImports({ lineSpeed, onGames, ...deps }: ImportFolderDeps): { stop: () => void } {
  let isEmpty = true;
  const onImports = (imports: readonly StoredImport[], keys: readonly string[]): void => {
    if (isEmpty && keys.length === 0) return;
    isEmpty = false;
    onGames(imports.flatMap((stored) => gamesOf(stored, lineSpeed)));
  };
  return watchStoredImports({ ...deps, onImports });
}
