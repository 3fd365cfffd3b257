import { checkedText, CurrencyIso, eachValid, otherwise, Whole, type WithReadonlyLists } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { TERM_TYPES } from './content.ts';
import { Slug } from './slug.ts';

/** Most entries of a list that a page shows. */
const MOST = 500;
const WholeOrNull = otherwise(z.nullable(Whole), null);
const Iso = checkedText(CurrencyIso);

/** Progress in one condition; `done` never exceeds `target`. Stakes are in minor units. */
const TermProgress = z.object({ type: z.enum(TERM_TYPES), target: Whole, done: Whole });
export type TermProgress = z.infer<typeof TermProgress>;

/** A player's progress in a promotion. Times are in seconds since 1970. */
export const PromotionProgress = z.object({
  joinedAt: WholeOrNull,
  currencyIso: Iso,
  /** Number of decimal places of the currency. */
  exponent: Whole,
  /** All conditions: a checklist without one of them would promise too much. */
  terms: z.array(TermProgress),
  /** When the last condition was met and the points were credited; null before. */
  completedAt: WholeOrNull,
});
export type PromotionProgress = WithReadonlyLists<typeof PromotionProgress>;

/** An item of the points shop: play money for the player's account. */
const ShopItem = z.object({
  id: Slug,
  price: Whole,
  /** Minor units. */
  amount: Whole,
});
export type ShopItem = z.infer<typeof ShopItem>;

/** An entry in the points history: earned by a day's bets, credited by a promotion, or spent in the shop. */
const PointsEntry = z.object({
  type: z.enum(['bets', 'promotion', 'shop']),
  /** Slug of the promotion or id of the item; empty for bets. */
  ref: checkedText(z.string().check(z.maxLength(10_000))),
  points: z.int(),
  at: Whole,
});
export type PointsEntry = z.infer<typeof PointsEntry>;

export const Points = z.object({
  balance: Whole,
  currencyIso: Iso,
  /** Number of decimal places of the currency. */
  exponent: Whole,
  /** What the house expects to keep of the stakes that earn one point, in minor units. */
  stakePerPoint: Whole,
  shop: otherwise(eachValid(z.array(ShopItem).check(z.maxLength(MOST))), []),
  history: otherwise(eachValid(z.array(PointsEntry).check(z.maxLength(MOST))), []),
});
export type Points = WithReadonlyLists<typeof Points>;
