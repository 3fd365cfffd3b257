import type { CouponCode } from '@touchline/account-contract/schemas';
import { type PromoCode, type PromoEffect } from '@touchline/betting-coupon-math';
import { currencyOf, defineSwitch, type Services } from '@touchline/server-kernel';
import type { CouponTerms } from '@touchline/betting-contract';
import type { SiteConfig } from '@touchline/shared-contract';
import type { FastifyRequest } from 'fastify';
import { CouponSwitches } from './coupon-switches.ts';

/** Site configuration of coupons. */
export type CouponConfig = Pick<
  SiteConfig,
  'couponTypesWithMinAmount' | 'couponTypesWithMaxAmount' | 'isAvailableCouponBonusBet' | 'showVipBet' | 'show_one_click'
>;

/** A promo code of this site; amounts are in round units, so that it has about the same worth in every currency. */
export interface SiteCode extends Omit<PromoCode, 'effect' | 'minAmount' | 'maxAmount' | 'currencyIso' | 'isUsed'> {
  effect: { kind: 'boost' | 'stake-back'; percent: number; maxUnits: number } | { kind: 'free-bet' };
  minUnits?: number | undefined;
  maxUnits?: number | undefined;
}

/** The site's terms for coupons. */
export interface CouponSite {
  config: CouponConfig;
  hyperBonus: { percent: number; minUnits: number; maxUnits: number } | null;
  expressBoost: CouponTerms['expressBoost'];
  promoCodes: readonly SiteCode[];
  /** Delay before a coupon with a live bet is decided. */
  liveDelayMs: number;
  /** Whether a placement without a quote is refused. @spec ODD-3 */
  isQuoteRequired: boolean;
}

/** The site's codes for coupons. Invented, at least one of each kind. @spec CP-28 */
export const SITE_CODES: readonly CouponCode[] = [
  { code: 'HARBOUR10', effect: { kind: 'boost', percent: 10, maxUnits: 50 }, fewestBets: 2, lowestCoef: 1_400, maxUnits: 100 },
  { code: 'SECONDWIND', effect: { kind: 'stake-back', percent: 50, maxUnits: 10 }, minUnits: 2, lowestTotalCoef: 1_800 },
  { code: 'FIRSTWHISTLE', effect: { kind: 'free-bet' }, maxUnits: 5, lowestTotalCoef: 1_500 },
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

/** The site's terms for coupons at this request. */
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
    promoCodes: SITE_CODES,
    // Tests have no delay unless they ask for one.
    liveDelayMs: isTest ? 0 : Number(env['TOUCHLINE_LIVE_DELAY_MS'] ?? LIVE_DELAY_MS),
    // Tests may place without a quote.
    isQuoteRequired: !(isTest && env['TOUCHLINE_QUOTES'] === 'optional'),
    ...switched,
  };
}

/**
 * The terms for a player or visitor. Players whose play shows strong signs of harm get no VIP bets, codes, free bets or bonuses for larger
 * stakes; a failed check counts as such a sign.
 *
 * @param userId - null for a visitor.
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

/** A promo code with its amounts in minor units of a currency. */
export function codeIn(currencyIso: string, { effect, minUnits, maxUnits, ...conditions }: SiteCode, isUsed: boolean): PromoCode {
  const { unit } = currencyOf(currencyIso);
  const inMinor = (units: number | undefined) => (units === undefined ? undefined : units * unit);
  const worth: PromoEffect =
    effect.kind === 'free-bet' ? { kind: 'free-bet' } : { kind: effect.kind, percent: effect.percent, max: inMinor(effect.maxUnits) };
  return { ...conditions, effect: worth, minAmount: inMinor(minUnits), maxAmount: inMinor(maxUnits), currencyIso, isUsed };
}
