export { forgetPictures } from './documents/documents.ts';
export { officeAt } from './module.ts';
export { BONUS_CODES } from './money/promo-codes.ts';
