export { forgetPictures } from './documents/documents.ts';
