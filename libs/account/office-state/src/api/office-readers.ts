import {
  readAppealsAnswer,
  readAttentionAnswer,
  readBonusesAnswer,
  readCashbackAnswer,
  readDocumentsAnswer,
  readFriendsAnswer,
  readIdeasAnswer,
  readManagerAnswer,
  readProfileAnswer,
  readPromoAnswer,
  readPromoCheckAnswer,
  readRateAnswer,
  readRequestsAnswer,
  readRewardsAnswer,
  readWalletsAnswer,
} from './readers.ts';

/** Readers of responses, by key. */
export const OFFICE_READERS = {
  wallets: readWalletsAnswer,
  rate: readRateAnswer,
  profile: readProfileAnswer,
  bonuses: readBonusesAnswer,
  cashback: readCashbackAnswer,
  promo: readPromoAnswer,
  promoCheck: readPromoCheckAnswer,
  rewards: readRewardsAnswer,
  friends: readFriendsAnswer,
  manager: readManagerAnswer,
  requests: readRequestsAnswer,
  appeals: readAppealsAnswer,
  ideas: readIdeasAnswer,
  documents: readDocumentsAnswer,
  attention: readAttentionAnswer,
};
/** Data of the office by key. */
export type OfficeData = { [Key in keyof typeof OFFICE_READERS]: NonNullable<ReturnType<(typeof OFFICE_READERS)[Key]>> };
export type OfficeKey = keyof OfficeData;
