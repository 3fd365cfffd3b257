export { readImports, storeImport } from './store.ts';
