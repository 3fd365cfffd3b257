import { COEF_VIEW_ALIASES, CouponType } from '@touchline/betting-coupon-math';
import { CURRENCIES, type Currency } from '@touchline/server-kernel';
import type { SiteConfig } from '@touchline/shared-contract';
import { majorText } from '@touchline/shared-primitives';
import { brandBookOf } from './brand/books.ts';

/** Steps and first stakes as multiples of the round unit of a currency: EUR 2.5 and 5. @spec CP-21 */
const STEP_UNITS = 2.5;
const INITIAL_UNITS = 5;
/** First stakes that the specification gives and the rule does not. */
const INITIAL_MINOR: Readonly<Record<string, number>> = { RUB: 15_000 };

const majors = (minorOf: (currency: Currency) => number): Record<string, number> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency.iso, Number(majorText(minorOf(currency), currency.exponent))]));

/** The configuration of this site. @spec CF-01 CF-04 CF-06 CP-21 */
export const SITE_CONFIG: SiteConfig = {
  isRegistrationAllowed: true,
  isShowPaymentPageOnlyAuth: true,
  isShowIdentification: false,
  isShowRegistrationWidget: false,
  isVipDomain: false,
  isPwa: false,
  availableRoutes: null,
  notFoundPaths: [],
  couponTypesWithMinAmount: Object.values(CouponType),
  couponTypesWithMaxAmount: Object.values(CouponType),
  isAvailableCouponBonusBet: true,
  showVipBet: true,
  show_one_click: true,
  ref_id: 1,
  isAutoLogoffEnable: false,
  autoLogoffInactiveMinutes: 30,
  group_id: 1,
  companyName: 'Touchline',
  themeColor: '#0b3d2e',
  brandBook: brandBookOf(process.env),
  languages: [
    { code: 'en', name: 'English', isHiddenForVisitors: false },
    { code: 'es', name: 'Español', isHiddenForVisitors: false },
    { code: 'pt', name: 'Português', isHiddenForVisitors: false },
    { code: 'fr', name: 'Français', isHiddenForVisitors: false },
    { code: 'de', name: 'Deutsch', isHiddenForVisitors: false },
    { code: 'tr', name: 'Türkçe', isHiddenForVisitors: false },
    { code: 'ru', name: 'Русский', isHiddenForVisitors: false },
    { code: 'uk', name: 'Українська', isHiddenForVisitors: false },
    { code: 'kk', name: 'Қазақша', isHiddenForVisitors: false },
    { code: 'az', name: 'Azərbaycanca', isHiddenForVisitors: false },
    { code: 'hi', name: 'हिन्दी', isHiddenForVisitors: false },
    { code: 'ar', name: 'العربية', isHiddenForVisitors: false },
  ],
  defaultLanguage: 'en',
  coefViewAliases: Object.fromEntries(Object.entries(COEF_VIEW_ALIASES).map(([alias, of]) => [alias, Number(of)])),
  amountStepByCurrencyIso: majors(({ unit }) => unit * STEP_UNITS),
  initialAmountByCurrencyIso: majors(({ iso, unit }) => INITIAL_MINOR[iso] ?? unit * INITIAL_UNITS),
  fallbackCurrencyIso: 'EUR',
  currencyExponents: Object.fromEntries(CURRENCIES.map(({ iso, exponent }) => [iso, exponent])),
  polling: { line: 15_000, live: 5000, default: 10_000, media: 600_000, banners: 60_000, favourites: 10_000, topGames: 15_000 },
  // Invented, like everything of the sandbox; an operator names the real ones of the country.
  helplines: [{ name: 'Talk It Over', phone: '0800 000 0000', url: 'https://helpline.example/' }],
  seoHosts: [],
  version: '1',
};
