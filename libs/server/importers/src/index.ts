export { gamesOf, type ImportedGames } from './games.ts';
export { watchImports, watchStoredImports } from './import-folder.ts';
export { importsFolder, placeSeasons, type StoredImport } from './store.ts';
