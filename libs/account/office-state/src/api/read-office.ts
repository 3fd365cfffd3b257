import {
  type AppealsAnswer,
  type AttentionAnswer,
  type BonusesAnswer,
  type CashbackAnswer,
  DOCUMENT_KINDS,
  type DocumentsAnswer,
  type FriendsAnswer,
  type IdeasAnswer,
  type ManagerAnswer,
  PROFILE_FIELDS,
  type ProfileAnswer,
  type PromoAnswer,
  type PromoCheckAnswer,
  type RateAnswer,
  REQUEST_TOPICS,
  type RequestsAnswer,
  type RewardsAnswer,
  type WalletsAnswer,
} from '@touchline/account-office-contract';
import { flag, listOf, objectOf, oneOf, orNull, type Shape, text, whole } from './shape.ts';

const currency = { currencyId: whole, iso: text, symbol: text, exponent: whole };
const unit = { iso: text, exponent: whole };
const line = objectOf({ id: whole, author: oneOf('player', 'staff', 'auto'), text, at: whole });
const product = oneOf('sports', 'casino');

const wallets: Shape<WalletsAnswer> = objectOf({
  wallets: listOf(
    objectOf({
      ...currency,
      ...{ scoreId: whole, type: whole, label: text, money: whole, points: whole, isActive: flag, isDefault: flag },
      keptFor: orNull(oneOf('type', 'money', 'active', 'bets')),
    }),
  ),
  opening: listOf(text),
  addable: listOf(objectOf(currency)),
});
const rate: Shape<RateAnswer> = objectOf({
  fromId: whole,
  toId: whole,
  amount: whole,
  gives: whole,
  rate: text,
  rateAt: whole,
  goodUntil: whole,
});
const profile: Shape<ProfileAnswer> = objectOf({
  ...{ login: text, email: orNull(text), filled: whole, isComplete: flag, isVerified: flag },
  fields: listOf(objectOf({ key: oneOf(...PROFILE_FIELDS), value: text, change: oneOf('free', 'once', 'support') })),
});
const terms = { ...unit, factor: whole, minCoef: whole };
const bonuses: Shape<BonusesAnswer> = objectOf({
  excludedUntil: orNull(whole),
  offers: listOf(
    objectOf({
      ...terms,
      id: text,
      percent: whole,
      most: whole,
      least: whole,
      days: whole,
      product,
      state: oneOf('open', 'chosen', 'used'),
    }),
  ),
  bonuses: listOf(
    objectOf({
      ...terms,
      ...{ id: whole, name: text, amount: whole, product, required: whole, wagered: whole, remaining: whole, at: whole, expiresAt: whole },
      source: oneOf('deposit', 'promo', 'friend'),
      state: oneOf('active', 'completed', 'paid', 'expired', 'given-up'),
      stakes: listOf(
        objectOf({
          ...{ ref: text, at: whole, stake: whole, counted: whole, percent: whole },
          verdict: oneOf('counted', 'partly', 'low-odds', 'wrong-product', 'excluded-game', 'returned', 'not-settled', 'over'),
        }),
      ),
    }),
  ),
});
const cashback: Shape<CashbackAnswer> = objectOf({
  ...{ ...unit, excludedUntil: orNull(whole), option: whole },
  vip: objectOf({
    ...{ level: whole, turnover: whole, points: whole, worth: whole },
    levels: listOf(objectOf({ level: whole, from: whole, basisPoints: whole })),
  }),
  periods: listOf(
    objectOf({
      ...{
        kind: oneOf('vip', 'premium'),
        from: whole,
        to: whole,
        staked: whole,
        returned: whole,
        basisPoints: whole,
        gives: whole,
        points: whole,
      },
      state: oneOf('running', 'ready', 'collected', 'nothing'),
    }),
  ),
});
const promo: Shape<PromoAnswer> = objectOf({
  excludedUntil: orNull(whole),
  codes: listOf(objectOf({ ...unit, code: text, at: whole, amount: whole, bonusId: whole, state: text })),
});
const promoCheck: Shape<PromoCheckAnswer> = objectOf({
  ...terms,
  ...{ code: text, amount: whole, days: whole, until: orNull(whole) },
  state: oneOf('usable', 'used', 'expired', 'unknown'),
});
const rewards: Shape<RewardsAnswer> = objectOf({
  rewards: listOf(
    objectOf({
      ...{ ...unit, id: whole, amount: whole, at: whole, until: orNull(whole) },
      kind: oneOf('deposit', 'promo', 'friend', 'vip', 'premium'),
      state: oneOf('active', 'completed', 'paid', 'expired', 'given-up'),
    }),
  ),
});
const friends: Shape<FriendsAnswer> = objectOf({
  ...{ code: text, path: text, excludedUntil: orNull(whole), earned: whole },
  terms: objectOf({ ...unit, reward: whole, stake: whole, mostFriends: whole, days: whole }),
  friends: listOf(
    objectOf({
      ...{ id: whole, name: text, staked: whole, at: whole },
      state: oneOf('joined', 'rewarded', 'refused', 'expired'),
      reason: orNull(oneOf('same-device', 'most-friends', 'excluded')),
    }),
  ),
});
const manager: Shape<ManagerAnswer> = objectOf({
  ...{ name: text, isOnline: flag, hours: objectOf({ from: whole, to: whole }), call: orNull(whole) },
  messages: listOf(line),
  slots: listOf(whole),
});
const requests: Shape<RequestsAnswer> = objectOf({
  requests: listOf(
    objectOf({
      ...{ id: whole, topic: oneOf(...REQUEST_TOPICS), subject: text, at: whole, isUnread: flag, lines: listOf(line) },
      state: oneOf('open', 'answered', 'closed'),
    }),
  ),
});
const appeals: Shape<AppealsAnswer> = objectOf({
  ...{ isBlocked: flag, canAppeal: flag },
  appeals: listOf(
    objectOf({
      id: whole,
      state: oneOf('waiting', 'accepted', 'refused'),
      text,
      at: whole,
      answer: orNull(text),
      answeredAt: orNull(whole),
    }),
  ),
});
const ideas: Shape<IdeasAnswer> = objectOf({
  ideas: listOf(
    objectOf({
      ...{ id: whole, title: text, text, votes: whole, isVoted: flag, isOwn: flag, at: whole },
      state: oneOf('new', 'planned', 'done', 'declined'),
    }),
  ),
});
const documents: Shape<DocumentsAnswer> = objectOf({
  ...{ isVerified: flag, requestedAdditional: flag, provider: oneOf('own', 'sumsub'), keptDays: whole },
  threshold: objectOf({ ...unit, amount: whole }),
  documents: listOf(
    objectOf({
      kind: oneOf(...DOCUMENT_KINDS),
      state: oneOf('missing', 'requested', 'checking', 'accepted', 'refused'),
      reason: orNull(oneOf('unreadable', 'cropped', 'expired', 'other-person')),
      at: orNull(whole),
      isNeeded: flag,
    }),
  ),
});
const attention: Shape<AttentionAnswer> = objectOf({ verification: whole, support: whole });

/** Reads each thing of the office from an answer that nobody trusts. */
export const OFFICE_SHAPES = {
  ...{ wallets, rate, profile, bonuses, cashback, promo, promoCheck, rewards, friends },
  ...{ manager, requests, appeals, ideas, documents, attention },
};
/** What the office knows, by its name. */
export type OfficeData = { [Key in keyof typeof OFFICE_SHAPES]: NonNullable<ReturnType<(typeof OFFICE_SHAPES)[Key]>> };
export type OfficeKey = keyof OfficeData;
