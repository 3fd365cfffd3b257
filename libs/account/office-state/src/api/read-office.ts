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
import { exactly, flag, integer, listOf, literal, nullable, objectOf, text } from '@touchline/shared-primitives';

const currency = { currency_id: integer, iso: text, symbol: text, exponent: integer };
const unit = { iso: text, exponent: integer };
const line = objectOf({ id: integer, author: literal('player', 'staff', 'auto'), text, at: integer });
const product = literal('sports', 'casino');

const wallets = exactly<WalletsAnswer>()(
  objectOf({
    wallets: listOf(
      objectOf({
        ...currency,
        ...{ score_id: integer, type: integer, label: text, money: integer, points: integer, isActive: flag, isDefault: flag },
        keptFor: nullable(literal('type', 'money', 'active', 'bets')),
      }),
    ),
    opening: listOf(text),
    addable: listOf(objectOf(currency)),
  }),
);
const rate = exactly<RateAnswer>()(
  objectOf({
    fromId: integer,
    toId: integer,
    amount: integer,
    gives: integer,
    rate: text,
    rateAt: integer,
    goodUntil: integer,
  }),
);
const profile = exactly<ProfileAnswer>()(
  objectOf({
    ...{ login: text, email: nullable(text), filled: integer, isComplete: flag, isVerified: flag },
    fields: listOf(objectOf({ key: literal(...PROFILE_FIELDS), value: text, change: literal('free', 'once', 'support') })),
  }),
);
const terms = { ...unit, factor: integer, minCoef: integer };
const bonuses = exactly<BonusesAnswer>()(
  objectOf({
    excludedUntil: nullable(integer),
    offers: listOf(
      objectOf({
        ...terms,
        id: text,
        percent: integer,
        most: integer,
        least: integer,
        days: integer,
        product,
        state: literal('open', 'chosen', 'used'),
      }),
    ),
    bonuses: listOf(
      objectOf({
        ...terms,
        ...{
          id: integer,
          name: text,
          amount: integer,
          product,
          required: integer,
          wagered: integer,
          remaining: integer,
          at: integer,
          expiresAt: integer,
        },
        source: literal('deposit', 'promo', 'friend'),
        state: literal('active', 'completed', 'paid', 'expired', 'given-up'),
        stakes: listOf(
          objectOf({
            ...{ ref: text, at: integer, stake: integer, counted: integer, percent: integer },
            verdict: literal('counted', 'partly', 'low-odds', 'wrong-product', 'excluded-game', 'returned', 'not-settled', 'over'),
          }),
        ),
      }),
    ),
  }),
);
const cashback = exactly<CashbackAnswer>()(
  objectOf({
    ...{ ...unit, excludedUntil: nullable(integer), option: integer },
    vip: objectOf({
      ...{ level: integer, turnover: integer, points: integer, worth: integer },
      levels: listOf(objectOf({ level: integer, from: integer, basisPoints: integer })),
    }),
    periods: listOf(
      objectOf({
        ...{
          kind: literal('vip', 'premium'),
          from: integer,
          to: integer,
          staked: integer,
          returned: integer,
          basisPoints: integer,
          gives: integer,
          points: integer,
        },
        state: literal('running', 'ready', 'collected', 'nothing'),
      }),
    ),
  }),
);
const promo = exactly<PromoAnswer>()(
  objectOf({
    excludedUntil: nullable(integer),
    codes: listOf(objectOf({ ...unit, code: text, at: integer, amount: integer, bonusId: nullable(integer), state: text })),
  }),
);
const promoCheck = exactly<PromoCheckAnswer>()(
  objectOf({
    ...terms,
    ...{ code: text, amount: integer, days: integer, until: nullable(integer) },
    state: literal('usable', 'used', 'expired', 'unknown'),
    coupon: nullable(
      objectOf({
        kind: literal('boost', 'stake-back', 'free-bet'),
        ...{ percent: nullable(integer), most: nullable(integer), least: nullable(integer), largest: nullable(integer) },
        ...{ fewestBets: nullable(integer), lowestCoef: nullable(integer), lowestTotalCoef: nullable(integer) },
      }),
    ),
  }),
);
const rewards = exactly<RewardsAnswer>()(
  objectOf({
    rewards: listOf(
      objectOf({
        ...{ ...unit, id: integer, amount: integer, at: integer, until: nullable(integer) },
        kind: literal('deposit', 'promo', 'friend', 'vip', 'premium'),
        state: literal('active', 'completed', 'paid', 'expired', 'given-up'),
      }),
    ),
  }),
);
const friends = exactly<FriendsAnswer>()(
  objectOf({
    ...{ code: text, path: text, excludedUntil: nullable(integer), earned: integer },
    terms: objectOf({ ...unit, reward: integer, stake: integer, mostFriends: integer, days: integer }),
    friends: listOf(
      objectOf({
        ...{ id: integer, name: text, staked: integer, at: integer },
        state: literal('joined', 'rewarded', 'refused', 'expired'),
        reason: nullable(literal('same-device', 'most-friends', 'excluded')),
      }),
    ),
  }),
);
const manager = exactly<ManagerAnswer>()(
  objectOf({
    ...{ name: text, isOnline: flag, hours: objectOf({ from: integer, to: integer }), call: nullable(integer) },
    messages: listOf(line),
    slots: listOf(integer),
  }),
);
const requests = exactly<RequestsAnswer>()(
  objectOf({
    requests: listOf(
      objectOf({
        ...{ id: integer, topic: literal(...REQUEST_TOPICS), subject: text, at: integer, isUnread: flag, lines: listOf(line) },
        state: literal('open', 'answered', 'closed'),
      }),
    ),
  }),
);
const appeals = exactly<AppealsAnswer>()(
  objectOf({
    ...{ isBlocked: flag, canAppeal: flag },
    appeals: listOf(
      objectOf({
        id: integer,
        state: literal('waiting', 'accepted', 'refused'),
        text,
        at: integer,
        answer: nullable(text),
        answeredAt: nullable(integer),
      }),
    ),
  }),
);
const ideas = exactly<IdeasAnswer>()(
  objectOf({
    ideas: listOf(
      objectOf({
        ...{ id: integer, title: text, text, votes: integer, isVoted: flag, isOwn: flag, at: integer },
        state: literal('new', 'planned', 'done', 'declined'),
      }),
    ),
  }),
);
const documents = exactly<DocumentsAnswer>()(
  objectOf({
    ...{ isVerified: flag, requestedAdditional: flag, provider: literal('own', 'sumsub'), keptDays: integer },
    threshold: objectOf({ ...unit, amount: integer }),
    documents: listOf(
      objectOf({
        kind: literal(...DOCUMENT_KINDS),
        state: literal('missing', 'requested', 'checking', 'accepted', 'refused'),
        reason: nullable(literal('unreadable', 'cropped', 'expired', 'other-person')),
        at: nullable(integer),
        isNeeded: flag,
      }),
    ),
  }),
);
const attention = exactly<AttentionAnswer>()(objectOf({ verification: integer, support: integer }));

/** Parsers of untrusted responses, by key. */
export const OFFICE_SHAPES = {
  ...{ wallets, rate, profile, bonuses, cashback, promo, promoCheck, rewards, friends },
  ...{ manager, requests, appeals, ideas, documents, attention },
};
/** Data of the office by key. */
export type OfficeData = { [Key in keyof typeof OFFICE_SHAPES]: NonNullable<ReturnType<(typeof OFFICE_SHAPES)[Key]>> };
export type OfficeKey = keyof OfficeData;
