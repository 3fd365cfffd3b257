export { officeCalls } from './calls.ts';
export { DOCUMENT_KINDS, MOST_PARTS, PART_BYTES } from './kinds.ts';
export { PROFILE_FIELDS, REQUEST_TOPICS } from './kinds.ts';
export type { AttentionAnswer, DocumentsAnswer } from './documents.ts';
export type { BonusesAnswer, CashbackAnswer, PromoAnswer, PromoCheckAnswer, RewardsAnswer } from './money.ts';
export type { AppealsAnswer, FriendsAnswer, IdeasAnswer, ManagerAnswer, ProfileAnswer, RequestsAnswer } from './people.ts';
export type { RateAnswer, WalletsAnswer } from './wallets.ts';
