// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import { type Points, type PromotionProgress, TERM_TYPES } from '@touchline/content-contract';
import {
  eachValid,
  integer,
  listOf,
  literal,
  objectOf,
  otherwise,
  readAs,
  type Reader,
  textLike,
  whole,
} from '@touchline/shared-primitives';

export const readPoints: Reader<Points> = readAs(
  objectOf({
    balance: whole,
    currencyIso: textLike(/^[A-Z]{3}$/),
    exponent: whole,
    stakePerPoint: whole,
    shop: otherwise(eachValid(objectOf({ id: textLike(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 60), price: whole, amount: whole }), 500), []),
    history: otherwise(
      eachValid(objectOf({ type: literal('bets', 'promotion', 'shop'), ref: textLike(/^/, 10_000), points: integer, at: whole }), 500),
      [],
    ),
  }),
);
export const readPromotionProgress: Reader<PromotionProgress> = readAs(
  objectOf({
    joinedAt: otherwise(whole, null),
    currencyIso: textLike(/^[A-Z]{3}$/),
    exponent: whole,
    terms: listOf(objectOf({ type: literal(...TERM_TYPES), target: whole, done: whole })),
    completedAt: otherwise(whole, null),
  }),
);
