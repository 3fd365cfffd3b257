import * as z from 'zod/mini';
import { PROMO_PROBLEMS, REFUSALS } from './refusals.ts';

const listMeanings = (meanings: Readonly<Record<string, string>>): string =>
  Object.entries(meanings)
    .map(([reason, meaning]) => `\`${reason}\`: ${meaning}`)
    .join('; ');

export const RefusalReason = z.enum(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]).check(z.describe(listMeanings(REFUSALS)));
export type RefusalReason = z.infer<typeof RefusalReason>;

export const PromoReason = z
  .enum(Object.keys(PROMO_PROBLEMS) as (keyof typeof PROMO_PROBLEMS)[])
  .check(z.describe(listMeanings(PROMO_PROBLEMS)));
export type PromoReason = z.infer<typeof PromoReason>;
