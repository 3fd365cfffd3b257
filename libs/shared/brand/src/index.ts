export { BrandError, brandSchema, parseBrand, type BrandFile } from './brand.ts';
export { brandFolder, readBrand, type LoadedBrand } from './read-brand.ts';
