import { COEF_VIEW_ALIASES } from '@touchline/betting-coupon-math';
import { CURRENCIES, type Currency } from '@touchline/server-kernel';
import type { SiteConfig } from '@touchline/shared-contract';
import { majorText } from '@touchline/shared-primitives';
import { OFFERED_TYPES } from './coupon/limits.ts';
import { MESSAGES } from './messages.ts';

/** Amount step and initial stake as multiples of the round unit of a currency: EUR 2.5 and 5. @spec CP-21 */
const STEP_UNITS = 2.5;
const INITIAL_UNITS = 5;
/** Initial stakes from the specification that differ from this rule. */
const INITIAL_MINOR: Readonly<Record<string, number>> = { RUB: 15_000 };

const TENNIS = 4;

const majors = (minorOf: (currency: Currency) => number): Record<string, number> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency.iso, Number(majorText(minorOf(currency), currency.exponent))]));

/** Fields of the site's configuration about bets, prices and the left menu. @spec BT-07 CF-06 CP-14 CP-21 OD-01 */
export const bettingConfig: Partial<SiteConfig> = {
  couponTypesWithMinAmount: [...OFFERED_TYPES],
  couponTypesWithMaxAmount: [...OFFERED_TYPES],
  isAvailableCouponBonusBet: true,
  showVipBet: true,
  isPricePush: true,
  show_one_click: true,
  coefViewAliases: Object.fromEntries(Object.entries(COEF_VIEW_ALIASES).map(([alias, of]) => [alias, Number(of)])),
  amountStepByCurrencyIso: majors(({ unit }) => unit * STEP_UNITS),
  initialAmountByCurrencyIso: majors(({ iso, unit }) => INITIAL_MINOR[iso] ?? unit * INITIAL_UNITS),
  menuSections: [
    { key: 'all', only: {} },
    { key: 'favourites', only: { favourites: true } },
    { key: 'top', only: { top: true } },
    { key: 'today', only: { today: true } },
    { key: 'video', only: { video: true } },
    // Added by this site to the groups of the specification.
    {
      key: 'tennis-today',
      name: Object.fromEntries(MESSAGES.languages.map((lang) => [lang, MESSAGES.in(lang).menu['tennis-today']])),
      only: { sport: TENNIS, today: true },
    },
  ],
};
