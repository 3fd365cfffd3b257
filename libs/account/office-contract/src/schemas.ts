export { officeContract } from './contract.ts';
export { AttentionAnswer, DocumentsAnswer } from './documents.ts';
export { BonusesAnswer, CashbackAnswer, PromoAnswer, PromoCheckAnswer, RewardsAnswer } from './money.ts';
export { AppealsAnswer, FriendsAnswer, IdeasAnswer, ManagerAnswer, ProfileAnswer, RequestsAnswer } from './people.ts';
export { RateAnswer, WalletsAnswer } from './wallets.ts';
