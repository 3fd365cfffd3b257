export { watchImports } from './import-folder.ts';
export { importsFolder } from './store.ts';
