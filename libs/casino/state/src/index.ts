export { casinoModule } from './module.ts';
export { catalogueFailed, catalogueReceived, catalogueRequested, selectCatalogue, type CatalogueView } from './catalogue.slice.ts';
export { filterOfPage, loadCatalogue } from './load-catalogue.ts';
export { filterOfUrl, narrowed, NO_FILTER, queryOf } from './rules/filter-of-url.ts';
