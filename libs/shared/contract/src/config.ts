import * as z from 'zod/mini';
import { call } from './call.ts';
import { CurrencyIso, Id, Lang, Milliseconds } from './values.ts';

/** The site's configuration, by the specification's names. @spec CF-01 CF-04 CF-06 CP-21 */
export const SiteConfig = z.object({
  isRegistrationAllowed: z.boolean(),
  isShowPaymentPageOnlyAuth: z.boolean(),
  isShowIdentification: z.boolean(),
  isShowRegistrationWidget: z.boolean(),
  isVipDomain: z.boolean(),
  isPwa: z.boolean(),
  /** Meta route ids that exist here; null means all. @spec RT-02 */
  availableRoutes: z.nullable(z.array(Id)),
  /** Paths (without language prefix) that answer 404. @spec RT-03 */
  notFoundPaths: z.array(z.string()),
  couponTypesWithMinAmount: z.array(z.int()),
  couponTypesWithMaxAmount: z.array(z.int()),
  isAvailableCouponBonusBet: z.boolean(),
  showVipBet: z.boolean(),
  show_one_click: z.boolean(),
  ref_id: z.int(),
  isAutoLogoffEnable: z.boolean(),
  autoLogoffInactiveMinutes: z.int(),
  group_id: z.int(),
  companyName: z.string(),
  themeColor: z.string(),
  brandBook: z.array(z.object({ css_prop: z.string(), css_value: z.string() })),
  languages: z.array(z.object({ code: Lang, name: z.string(), isHiddenForVisitors: z.boolean() })),
  defaultLanguage: Lang,
  /** Odds format id to the id whose notation it uses: 14, 15 and 16 are aliases. @spec OD-01 */
  coefViewAliases: z.record(z.string(), z.int()),
  /** Stake steps and initial stakes in major units, as the specification states them; converted once at the border. @spec CP-21 */
  amountStepByCurrencyIso: z.record(z.string(), z.number()),
  initialAmountByCurrencyIso: z.record(z.string(), z.number()),
  fallbackCurrencyIso: CurrencyIso,
  /** Exponents of the currencies on offer: digits behind the point. @spec MON-4 */
  currencyExponents: z.record(z.string(), z.int()),
  /** Polling periods in milliseconds. @spec CF-06 */
  polling: z.object({
    line: Milliseconds,
    live: Milliseconds,
    default: Milliseconds,
    media: Milliseconds,
    banners: Milliseconds,
    favourites: Milliseconds,
    topGames: Milliseconds,
  }),
  helplines: z.array(z.object({ name: z.string(), phone: z.string(), url: z.string() })),
  /** Changes with every release of the backend's configuration. */
  version: z.string(),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

export const configCalls = {
  all: call({
    method: 'GET',
    path: '/bff-api/config/all.json',
    summary: 'The site configuration',
    tag: 'Configuration',
    auth: 'none',
    query: z.object({ lang: Lang }),
    answers: { 200: SiteConfig },
    spec: ['CF-01', 'CF-04'],
  }),
  group: call({
    method: 'GET',
    path: '/bff-api/config/group/get',
    summary: 'Named groups of settings, cached 600 to 900 s',
    tag: 'Configuration',
    auth: 'none',
    query: z.object({ groups: z.string().check(z.maxLength(500)), lang: Lang }),
    answers: { 200: z.object({ groups: z.record(z.string(), z.record(z.string(), z.unknown())) }) },
    spec: ['CF-02'],
  }),
};
