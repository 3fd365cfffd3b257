// Generated from the schemas of the contracts (ADR 0293). Do not edit.
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
import { flag, integer, listOf, literal, nullable, objectOf, readAs, type Reader, text, whole } from '@touchline/shared-primitives';

const productShape = literal('sports', 'casino');
const stateShape = literal('active', 'completed', 'paid', 'expired', 'given-up');
const messagesShape = listOf(objectOf({ id: whole, author: literal('player', 'staff', 'auto'), text, at: integer }));
export const readAppealsAnswer: Reader<AppealsAnswer> = readAs(
  objectOf({
    isBlocked: flag,
    canAppeal: flag,
    appeals: listOf(
      objectOf({
        id: whole,
        state: literal('waiting', 'accepted', 'refused'),
        text,
        at: integer,
        answer: nullable(text),
        answeredAt: nullable(integer),
      }),
    ),
  }),
);
export const readAttentionAnswer: Reader<AttentionAnswer> = readAs(objectOf({ verification: integer, support: integer }));
export const readBonusesAnswer: Reader<BonusesAnswer> = readAs(
  objectOf({
    excludedUntil: nullable(integer),
    offers: listOf(
      objectOf({
        id: text,
        iso: text,
        exponent: integer,
        percent: integer,
        most: integer,
        least: integer,
        factor: integer,
        days: integer,
        product: productShape,
        minCoef: integer,
        state: literal('open', 'chosen', 'used'),
      }),
    ),
    bonuses: listOf(
      objectOf({
        id: whole,
        source: literal('deposit', 'promo', 'friend'),
        name: text,
        iso: text,
        exponent: integer,
        amount: integer,
        state: stateShape,
        product: productShape,
        factor: integer,
        minCoef: integer,
        required: integer,
        wagered: integer,
        remaining: integer,
        at: integer,
        expiresAt: integer,
        stakes: listOf(
          objectOf({
            ref: text,
            at: integer,
            stake: integer,
            counted: integer,
            percent: integer,
            verdict: literal('counted', 'partly', 'low-odds', 'wrong-product', 'excluded-game', 'returned', 'not-settled', 'over'),
          }),
        ),
      }),
    ),
  }),
);
export const readCashbackAnswer: Reader<CashbackAnswer> = readAs(
  objectOf({
    excludedUntil: nullable(integer),
    option: integer,
    iso: text,
    exponent: integer,
    vip: objectOf({
      level: integer,
      turnover: integer,
      levels: listOf(objectOf({ level: integer, from: integer, basisPoints: integer })),
      points: integer,
      worth: integer,
    }),
    periods: listOf(
      objectOf({
        kind: literal('vip', 'premium'),
        from: integer,
        to: integer,
        staked: integer,
        returned: integer,
        basisPoints: integer,
        gives: integer,
        points: integer,
        state: literal('running', 'ready', 'collected', 'nothing'),
      }),
    ),
  }),
);
export const readDocumentsAnswer: Reader<DocumentsAnswer> = readAs(
  objectOf({
    isVerified: flag,
    requestedAdditional: flag,
    provider: literal('own', 'sumsub'),
    documents: listOf(
      objectOf({
        kind: literal(...DOCUMENT_KINDS),
        state: literal('missing', 'requested', 'checking', 'accepted', 'refused'),
        reason: nullable(literal('unreadable', 'cropped', 'expired', 'other-person')),
        at: nullable(integer),
        isNeeded: flag,
      }),
    ),
    threshold: objectOf({ amount: integer, iso: text, exponent: integer }),
    keptDays: integer,
  }),
);
export const readFriendsAnswer: Reader<FriendsAnswer> = readAs(
  objectOf({
    code: text,
    path: text,
    excludedUntil: nullable(integer),
    terms: objectOf({ reward: integer, stake: integer, mostFriends: integer, days: integer, iso: text, exponent: integer }),
    friends: listOf(
      objectOf({
        id: whole,
        name: text,
        state: literal('joined', 'rewarded', 'refused', 'expired'),
        reason: nullable(literal('same-device', 'most-friends', 'excluded')),
        staked: integer,
        at: integer,
      }),
    ),
    earned: integer,
  }),
);
export const readIdeasAnswer: Reader<IdeasAnswer> = readAs(
  objectOf({
    ideas: listOf(
      objectOf({
        id: whole,
        title: text,
        text,
        state: literal('new', 'planned', 'done', 'declined'),
        votes: integer,
        isVoted: flag,
        isOwn: flag,
        at: integer,
      }),
    ),
  }),
);
export const readManagerAnswer: Reader<ManagerAnswer> = readAs(
  objectOf({
    name: text,
    isOnline: flag,
    hours: objectOf({ from: integer, to: integer }),
    messages: messagesShape,
    slots: listOf(integer),
    call: nullable(integer),
  }),
);
export const readProfileAnswer: Reader<ProfileAnswer> = readAs(
  objectOf({
    login: text,
    email: nullable(text),
    fields: listOf(objectOf({ key: literal(...PROFILE_FIELDS), value: text, change: literal('free', 'once', 'support') })),
    filled: integer,
    isComplete: flag,
    isVerified: flag,
  }),
);
export const readPromoAnswer: Reader<PromoAnswer> = readAs(
  objectOf({
    excludedUntil: nullable(integer),
    codes: listOf(
      objectOf({ code: text, at: integer, amount: integer, iso: text, exponent: integer, bonusId: nullable(whole), state: text }),
    ),
  }),
);
export const readPromoCheckAnswer: Reader<PromoCheckAnswer> = readAs(
  objectOf({
    code: text,
    state: literal('usable', 'used', 'expired', 'unknown'),
    amount: integer,
    iso: text,
    exponent: integer,
    factor: integer,
    days: integer,
    minCoef: integer,
    until: nullable(integer),
    coupon: nullable(
      objectOf({
        kind: literal('boost', 'stake-back', 'free-bet'),
        percent: nullable(integer),
        most: nullable(integer),
        fewestBets: nullable(integer),
        lowestCoef: nullable(integer),
        lowestTotalCoef: nullable(integer),
        least: nullable(integer),
        largest: nullable(integer),
      }),
    ),
  }),
);
export const readRateAnswer: Reader<RateAnswer> = readAs(
  objectOf({ fromId: whole, toId: whole, amount: whole, gives: whole, rate: text, rateAt: integer, goodUntil: integer }),
);
export const readRequestsAnswer: Reader<RequestsAnswer> = readAs(
  objectOf({
    requests: listOf(
      objectOf({
        id: whole,
        topic: literal(...REQUEST_TOPICS),
        subject: text,
        state: literal('open', 'answered', 'closed'),
        at: integer,
        isUnread: flag,
        lines: messagesShape,
      }),
    ),
  }),
);
export const readRewardsAnswer: Reader<RewardsAnswer> = readAs(
  objectOf({
    rewards: listOf(
      objectOf({
        id: whole,
        kind: literal('deposit', 'promo', 'friend', 'vip', 'premium'),
        amount: integer,
        iso: text,
        exponent: integer,
        at: integer,
        until: nullable(integer),
        state: stateShape,
      }),
    ),
  }),
);
export const readWalletsAnswer: Reader<WalletsAnswer> = readAs(
  objectOf({
    wallets: listOf(
      objectOf({
        currency_id: whole,
        iso: text,
        symbol: text,
        exponent: integer,
        score_id: whole,
        type: integer,
        label: text,
        money: integer,
        points: integer,
        isActive: flag,
        isDefault: flag,
        keptFor: nullable(literal('type', 'money', 'active', 'bets')),
      }),
    ),
    opening: listOf(text),
    addable: listOf(objectOf({ currency_id: whole, iso: text, symbol: text, exponent: integer })),
  }),
);
