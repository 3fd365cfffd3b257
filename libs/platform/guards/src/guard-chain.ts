import type { Guard } from './guard.ts';
import { access } from './guards/access.ts';
import { appVersion } from './guards/app-version.ts';
import { authRedirect } from './guards/auth-redirect.ts';
import { auth } from './guards/auth.ts';
import { blocked } from './guards/blocked.ts';
import { bonusPage } from './guards/bonus-page.ts';
import { confirmTerms } from './guards/confirm-terms.ts';
import { language } from './guards/language.ts';
import { modal } from './guards/modal.ts';
import { analytics, dictionary, media, microfront, seo } from './guards/preparing.ts';
import { quickCouponGuard } from './guards/quick-coupon.ts';
import { recharge } from './guards/recharge.ts';
import { referral } from './guards/referral.ts';
import { slotDepositRedirect } from './guards/slot-deposit-redirect.ts';

/** All 18 guards in their order, shared by the edge and the browser. @spec GD-01 GD-02 */
export const GUARD_CHAIN: readonly Guard[] = [
  referral,
  appVersion,
  blocked,
  dictionary,
  media,
  access,
  analytics,
  auth,
  modal,
  confirmTerms,
  bonusPage,
  language,
  recharge,
  seo,
  quickCouponGuard,
  authRedirect,
  microfront,
  slotDepositRedirect,
];
