export { forgetPictures } from './documents/documents.ts';
export { officeAt } from './module.ts';
export { settleAllBonuses } from './money/bonuses.ts';
export { BONUS_CODES } from './money/promo-codes.ts';
