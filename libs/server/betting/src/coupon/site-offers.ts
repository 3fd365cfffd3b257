import { type PromoCode, type PromoEffect } from '@touchline/betting-coupon-math';
import { currencyOf, defineSwitch, type Services } from '@touchline/server-kernel';
import type { CouponTerms } from '@touchline/betting-contract';
import type { SiteConfig } from '@touchline/shared-contract';
import type { FastifyRequest } from 'fastify';
import { CouponSwitches } from './coupon-switches.ts';

/** What the site allows a coupon to be. */
export type CouponConfig = Pick<
  SiteConfig,
  'couponTypesWithMinAmount' | 'couponTypesWithMaxAmount' | 'isAvailableCouponBonusBet' | 'showVipBet' | 'show_one_click'
>;

/** A code of this site; amounts in round units of a currency, so that it is worth about the same in each. */
export interface SiteCode extends Omit<PromoCode, 'effect' | 'minAmount' | 'maxAmount' | 'currencyIso' | 'isUsed'> {
  effect: { kind: 'boost' | 'stake-back'; percent: number; maxUnits: number } | { kind: 'free-bet' };
  minUnits?: number | undefined;
  maxUnits?: number | undefined;
}

/** What this site sells coupons under. */
export interface CouponSite {
  config: CouponConfig;
  hyperBonus: { percent: number; minUnits: number; maxUnits: number } | null;
  expressBoost: CouponTerms['expressBoost'];
  promoCodes: readonly SiteCode[];
  /** How long a coupon with a live bet waits before it is decided. */
  liveDelayMs: number;
  /** Whether a placement without a quote is refused. @spec ODD-3 */
  isQuoteRequired: boolean;
}

/** Invented, like everything of the sandbox: three codes, one of each kind. @spec CP-28 */
const PROMO_CODES: readonly SiteCode[] = [
  { code: 'HARBOUR10', effect: { kind: 'boost', percent: 10, maxUnits: 50 }, fewestBets: 2, lowestCoef: 1400, maxUnits: 100 },
  { code: 'SECONDWIND', effect: { kind: 'stake-back', percent: 50, maxUnits: 10 }, minUnits: 2, lowestTotalCoef: 1800 },
  { code: 'FIRSTWHISTLE', effect: { kind: 'free-bet' }, maxUnits: 5, lowestTotalCoef: 1500 },
];
/** @spec CP-13 */
const EXPRESS_BOOST: CouponTerms['expressBoost'] = {
  ladder: [
    { fewestBets: 4, percent: 3 },
    { fewestBets: 6, percent: 6 },
    { fewestBets: 8, percent: 10 },
    { fewestBets: 12, percent: 15 },
  ],
  lowestCoef: 1200,
};
const HYPER_BONUS = { percent: 5, minUnits: 50, maxUnits: 200 };
const LIVE_DELAY_MS = 2000;

export const couponSwitch = defineSwitch({ name: 'coupon', label: 'What coupons are sold under', schema: CouponSwitches });

/** What this site sells under at this request. */
export function couponSite(
  request: Pick<FastifyRequest, 'headers'>,
  { config, env, mode }: Pick<Services, 'config' | 'env' | 'mode'>,
): CouponSite {
  const isTest = mode === 'test';
  const switched = couponSwitch.of(request) ?? {};
  const { couponTypesWithMinAmount, couponTypesWithMaxAmount, isAvailableCouponBonusBet, showVipBet, show_one_click } = config(request);
  return {
    config: { couponTypesWithMinAmount, couponTypesWithMaxAmount, isAvailableCouponBonusBet, showVipBet, show_one_click },
    hyperBonus: HYPER_BONUS,
    expressBoost: EXPRESS_BOOST,
    promoCodes: PROMO_CODES,
    // Tests that are about something else do not wait.
    liveDelayMs: isTest ? 0 : Number(env['TOUCHLINE_LIVE_DELAY_MS'] ?? LIVE_DELAY_MS),
    // Tests of what comes after the quote may leave it out.
    isQuoteRequired: !(isTest && env['TOUCHLINE_QUOTES'] === 'optional'),
    ...switched,
  };
}

/**
 * The same for whoever asks: a player whose play shows strong signs of harm is sold no VIP bet, code, free bet or bonus for a larger stake. What
 * cannot be known counts as such a sign. @param userId - null for a visitor.
 *
 * @spec LIM-5
 */
export async function couponSiteFor(
  request: Pick<FastifyRequest, 'headers'>,
  services: Pick<Services, 'config' | 'env' | 'mode' | 'play' | 'now'>,
  userId: number | null,
): Promise<CouponSite> {
  const site = couponSite(request, services);
  if (userId === null || !(await services.play.areOffersPaused(userId, services.now()).catch(() => true))) return site;
  const config = { ...site.config, showVipBet: false, isAvailableCouponBonusBet: false };
  return { ...site, config, hyperBonus: null, expressBoost: null, promoCodes: [] };
}

/** A code with its amounts in minor units of a currency. */
export function codeIn(currencyIso: string, { effect, minUnits, maxUnits, ...conditions }: SiteCode, isUsed: boolean): PromoCode {
  const { unit } = currencyOf(currencyIso);
  const inMinor = (units: number | undefined) => (units === undefined ? undefined : units * unit);
  const worth: PromoEffect =
    effect.kind === 'free-bet' ? { kind: 'free-bet' } : { kind: effect.kind, percent: effect.percent, max: inMinor(effect.maxUnits) };
  return { ...conditions, effect: worth, minAmount: inMinor(minUnits), maxAmount: inMinor(maxUnits), currencyIso, isUsed };
}
