// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { CashOutRule, CashOutStatus, CashOutsAnswer, EditQuoteAnswer, EditStatus } from '@touchline/betting-contract';
import {
  anyOf,
  between,
  eachValid,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  otherwise,
  pairOf,
  readAs,
  type Reader,
  text,
  whole,
  withValid,
} from '@touchline/shared-primitives';

const momentShape = nullable(objectOf({ gameId: whole, minute: nullable(between(1, 200)), score: nullable(pairOf(between(0, 999))) }));
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
const cashOutProblemShape = literal('settled', 'not-offered', 'suspended', 'too-small', 'too-many-parts');
const reasonShape = literal('offer-changed');
const cashOutStatusShape = objectOf({ status: literal('unknown') });
const editProblemShape = literal('settled', 'not-offered', 'suspended', 'too-small', 'nothing-changed', 'decided');
const refusalReasonShape = literal(
  'coef-changed',
  'bet-suspended',
  'game-finished',
  'game-started',
  'outcome-gone',
  'dependent-bets',
  'banned-from-express',
  'banker-disabled',
  'amount-too-small',
  'amount-too-large',
  'not-enough-money',
  'max-payout',
  'type-not-offered',
  'too-few-bets',
  'wrong-account',
  'score-changed',
  'stale-price',
  'limit-reached',
  'account-restricted',
  'self-excluded',
  'promo-code',
  'vip-bet-not-available',
  'bonus-bet-not-available',
  'one-click-not-offered',
  'prepaid-too-large',
);
const reasonShape2 = nullable(refusalReasonShape);
const betNowShape = objectOf(
  { outcomeId: whole, reason: reasonShape2, coef: nullable(coefShape), isLive: flag },
  { version: integer, score: nullable(text), isDisabledBanker: flag, earlyLead: integer },
);
export const readCashOutRule: Reader<CashOutRule> = readAs(
  objectOf({ couponId: whole, atLeast: nullable(between(1)) }, { moment: momentShape }),
);
export const readCashOutStatus: Reader<CashOutStatus> = readAs(
  anyOf(
    anyOf(
      objectOf({ status: literal('accepted'), amount: whole, stake: whole, balance: integer, coupon: bookedCouponShape }),
      objectOf({ status: literal('rejected'), reason: otherwise(anyOf(cashOutProblemShape, reasonShape), 'not-offered') }),
      objectOf({ status: literal('pending'), decidedAt: integer }),
    ),
    cashOutStatusShape,
  ),
);
export const readCashOutsAnswer: Reader<CashOutsAnswer> = readAs(
  objectOf({
    coupons: listOf(
      objectOf(
        {
          couponId: whole,
          offer: nullable(
            objectOf({
              offer: whole,
              fair: whole,
              margin: integer,
              stakeLeft: whole,
              possibleWin: integer,
              delayMs: integer,
              bets: listOf(
                objectOf({
                  outcomeId: whole,
                  coef: coefShape,
                  fairCoef: coefShape,
                  chance: between(0, 1_000_000),
                  returned: between(0, 1_000_000),
                }),
              ),
              quote: text,
              quoteEndsAt: integer,
            }),
          ),
          problem: nullable(otherwise(cashOutProblemShape, 'not-offered')),
          atLeast: nullable(whole),
        },
        { moment: momentShape },
      ),
    ),
    servedAt: integer,
  }),
);
export const readEditQuoteAnswer: Reader<EditQuoteAnswer> = readAs(
  objectOf({
    couponId: whole,
    problem: nullable(editProblemShape),
    reason: reasonShape2,
    bets: listOf(betNowShape),
    offer: nullable(
      objectOf({
        value: whole,
        fair: whole,
        stake: whole,
        extra: whole,
        typeId: literal(0, 1, 2, 4, 9),
        coef: coefShape,
        possibleWin: integer,
        oldPossibleWin: integer,
        delayMs: integer,
        quote: nullable(text),
        quoteEndsAt: integer,
      }),
    ),
    servedAt: integer,
  }),
);
export const readEditStatus: Reader<EditStatus> = readAs(
  anyOf(
    anyOf(
      objectOf({ status: literal('accepted'), value: whole, closed: bookedCouponShape, coupon: bookedCouponShape, balance: integer }),
      withValid(
        objectOf({
          status: literal('rejected'),
          reason: otherwise(anyOf(editProblemShape, refusalReasonShape, reasonShape), 'not-offered'),
          bets: otherwise(eachValid(betNowShape), []),
        }),
        { limit: objectOf({ limitType: integer, limit: whole, left: whole, freesAt: nullable(integer) }) },
      ),
      objectOf({ status: literal('pending') }, { decidedAt: integer }),
    ),
    cashOutStatusShape,
  ),
);
