export { gamesOf, type ImportedGames } from './games.ts';
export { watchImports, watchStoredImports } from './import-folder.ts';
export { champIdsFor, giveSeason, importsFolder } from './store.ts';
export { latestSeasons, type StoredImport, type StoredSeason } from './stored-import.ts';
