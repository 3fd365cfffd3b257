export { forgetPictures } from './documents/documents.ts';
export { officeAt } from './module.ts';
