// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { BookedCoupon, BookedReceipt, HistoryAnswer } from '@touchline/betting-contract';
import {
  anyOf,
  between,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  pairOf,
  readAs,
  type Reader,
  text,
  whole,
} from '@touchline/shared-primitives';

const coefShape = between(1_000, 1_000_000_000);
const statusIdShape = literal(-2, -1, 0, 1, 2, 3, 4, 5, 6);
const couponStateShape = literal('open', 'won', 'lost', 'returned', 'cashed-out');
const beforeShape = objectOf({ state: couponStateShape, payout: nullable(integer) });
const beforeShape2 = objectOf({ statusId: statusIdShape, result: nullable(text) });
const possibleShape = objectOf({ hyperBonus: integer, promoBonus: integer });
const bookedCouponShape = objectOf(
  {
    couponId: whole,
    id: text,
    accountId: whole,
    typeId: literal(0, 1, 2, 4, 9),
    systemValue: nullable(integer),
    currencyIso: text,
    exponent: integer,
    amount: whole,
    coef: coefShape,
    possibleWin: integer,
    placedAt: integer,
    bets: listOf(
      objectOf(
        {
          gameId: whole,
          marketId: whole,
          outcomeId: whole,
          marketTypeId: whole,
          outcomeTypeId: whole,
          param: nullable(integer),
          outcomeName: nullable(text),
          sportId: whole,
          champId: whole,
          champName: text,
          opponent1: text,
          opponent2: text,
          startAt: integer,
          isLive: flag,
          subKind: nullable(text),
          coef: coefShape,
          coefSeen: coefShape,
          scoreAtPlacement: nullable(text),
          result: nullable(text),
          statusId: statusIdShape,
        },
        {
          ending: objectOf(
            { main: pairOf(integer) },
            {
              regularTime: pairOf(integer),
              afterExtraTime: pairOf(integer),
              shootOut: objectOf({}, { score: pairOf(integer), winner: literal(1, 2) }),
            },
          ),
          isBanker: flag,
          playersDuel: pairOf(text),
          early: objectOf({ lead: integer, score: nullable(text) }),
          legs: listOf(
            objectOf({
              gameId: whole,
              marketId: whole,
              outcomeId: whole,
              marketTypeId: whole,
              outcomeTypeId: whole,
              param: nullable(integer),
              outcomeName: nullable(text),
              subKind: nullable(text),
              coef: coefShape,
              statusId: statusIdShape,
              result: nullable(text),
            }),
          ),
          coefPaid: coefShape,
          deadHeat: objectOf({ places: integer, tied: integer }),
        },
      ),
    ),
    state: couponStateShape,
    payout: nullable(integer),
    settledAt: nullable(integer),
  },
  {
    prepaidAmount: whole,
    cashOut: objectOf({ stake: whole, amount: whole }),
    editedFrom: objectOf({ couponId: whole, value: whole }),
    editedTo: whole,
    corrections: listOf(
      objectOf({
        at: integer,
        before: beforeShape,
        after: beforeShape,
        writtenOff: integer,
        bets: listOf(objectOf({ position: integer, before: beforeShape2, after: beforeShape2 })),
      }),
    ),
    part: objectOf({ line: integer, of: integer, blockId: whole }),
    systemName: text,
    terms: objectOf(
      {
        maxPayout: whole,
        hyperBonusPercent: nullable(integer),
        minHyperBonusBetLimit: nullable(whole),
        maxHyperBonusLimit: nullable(whole),
        expressBoost: nullable(objectOf({ ladder: listOf(objectOf({ fewestBets: integer, percent: integer })), lowestCoef: coefShape })),
        promo: nullable(
          objectOf({
            code: text,
            effect: anyOf(
              objectOf({ kind: literal('boost'), percent: integer }, { max: whole }),
              objectOf({ kind: literal('stake-back'), percent: integer }, { max: whole }),
              objectOf({ kind: literal('free-bet') }),
            ),
          }),
        ),
        isBonusBet: flag,
        isVipBet: flag,
        isOneClick: flag,
      },
      { oddsBudget: between(1, 1_000) },
    ),
    bonuses: objectOf({ possible: possibleShape, paid: nullable(possibleShape) }),
  },
);
const linesShape = listOf(bookedCouponShape);
export const readBookedCoupon: Reader<BookedCoupon> = readAs(bookedCouponShape);
export const readBookedReceipt: Reader<BookedReceipt> = readAs(objectOf({ coupon: bookedCouponShape, lines: linesShape }));
export const readHistoryAnswer: Reader<HistoryAnswer> = readAs(
  objectOf({
    coupons: linesShape,
    nextCursor: nullable(text),
    totals: objectOf({
      count: integer,
      staked: integer,
      returned: integer,
      atStake: integer,
      net: integer,
      currencyIso: nullable(text),
      exponent: integer,
    }),
  }),
);
