import * as z from 'zod/mini';
import { withSchemas } from './contract-call.ts';
import { CurrencyIso, Id, Lang, Milliseconds, Seconds } from './values.ts';
import { configCalls } from './config-calls.ts';
import { CONFIG_SIGNATURE } from './config-signature.ts';

/** Dates of a maintenance and of its announcement. @spec MT-01 MT-02 */
export const Maintenance = z.object({
  started_at: Seconds,
  ended_at: Seconds,
  notify_started_at: Seconds,
  notify_ended_at: Seconds,
  /** An inactive schedule is ignored. */
  isActive: z.boolean(),
  /** 1 if the schedule applies to the website; 0 if it applies to other applications only. */
  web_state: z.int(),
});
export type Maintenance = z.infer<typeof Maintenance>;

/** Who answers support messages: the site's own conversation, or a provider. @spec SU-01 */
export const Consultant = z.object({
  provider: z.enum(['own', 'livechat', 'suphelper', 'chatra', 'helpcrunch']),
  /** Version of suphelper: 2 or 3. */
  version: z.optional(z.int()),
  /** The site's id at the provider; 0, null and blank mean that there is none. */
  id: z.optional(z.nullable(z.union([z.string().check(z.maxLength(200)), z.int()]))),
  /** Url of the provider's script, if it is not the usual one. */
  scriptUrl: z.optional(z.string().check(z.maxLength(500))),
});
export type Consultant = z.infer<typeof Consultant>;

/** An optional field; a value of a wrong type counts as missing. */
const lenient = <Type extends z.ZodMiniType>(type: Type) => z.catch(z.optional(type), undefined);

/**
 * A group of the left menu: the segment `menuSection` of urls, and the games that it lists. A group without a name is one of the
 * specification's (all, favourites, top, today, video), which every client can name.
 *
 * @spec BT-07
 */
export const MenuGroup = z.object({
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** By language code; `en` is the fallback for missing languages. */
  name: z.optional(z.record(z.string(), z.string().check(z.maxLength(60)))),
  /** Conditions for its games, combined with "and". */
  only: z.object({
    favourites: z.optional(z.literal(true)),
    top: z.optional(z.literal(true)),
    today: z.optional(z.literal(true)),
    video: z.optional(z.literal(true)),
    sport: z.optional(Id),
  }),
});
export type MenuGroup = z.infer<typeof MenuGroup>;

/** The site's configuration, with the specification's field names. @spec CF-01 CF-04 CF-06 CP-21 */
export const SiteConfig = z.object({
  isRegistrationAllowed: z.boolean(),
  isShowPaymentPageOnlyAuth: z.boolean(),
  isShowIdentification: z.boolean(),
  isShowRegistrationWidget: z.boolean(),
  isVipDomain: z.boolean(),
  isPwa: z.boolean(),
  /** Meta route ids available on this site; null means all. @spec RT-02 */
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
  /** Odds format ids and the id whose notation each uses: 14, 15 and 16 are aliases. @spec OD-01 */
  coefViewAliases: z.record(z.string(), z.int()),
  /** Stake steps and initial stakes in major units, as in the specification; converted once when they are read. @spec CP-21 */
  amountStepByCurrencyIso: z.record(z.string(), z.number()),
  initialAmountByCurrencyIso: z.record(z.string(), z.number()),
  fallbackCurrencyIso: CurrencyIso,
  /** Exponents of the available currencies: number of decimals. @spec MON-4 */
  currencyExponents: z.record(z.string(), z.int()),
  /** Poll intervals in milliseconds. @spec CF-06 */
  polling: z.object({
    line: Milliseconds,
    live: Milliseconds,
    default: Milliseconds,
    media: Milliseconds,
    banners: Milliseconds,
    favourites: Milliseconds,
    topGames: Milliseconds,
  }),
  /** Whether prices are pushed where browser and network allow it; otherwise, and when absent, they are polled. @spec CF-06 */
  isPricePush: z.catch(z.optional(z.boolean()), undefined),
  /** Help for the visitor's country: helplines and self-exclusion registers. Only verified phone numbers. */
  helplines: z.array(z.object({ name: z.string(), phone: z.optional(z.string()), url: z.string() })),
  // An invalid value counts as absent: an unknown provider must not invalidate the whole configuration.
  maintenance: z.catch(z.optional(Maintenance), undefined),
  consultant: z.catch(z.optional(Consultant), undefined),
  /** Whether visitors confirm their age, and how long that is valid: three days, or until the browser is closed. @spec ID-16 */
  ageConfirmation: z.catch(z.optional(z.enum(['off', 'days', 'session'])), undefined),
  /** Countries (ISO 3166 alpha-2) where visitors confirm their age before a demo game too. @spec CS-02 ID-16 */
  demoAgeCountries: z.catch(z.optional(z.array(z.string())), undefined),
  /** Whether changed terms have to be confirmed. @spec ID-18 */
  isConfirmTermsEnabled: z.catch(z.optional(z.boolean()), undefined),
  /** Hosts of the site, the main one first; canonical urls use no others. Empty on a development machine. @spec CFG-6 */
  seoHosts: z.catch(z.array(z.string()), []),
  /** The visitor's country by the operator's own ids, from the geo header of the call; absent when unknown. @spec LY-15 */
  geoCountryId: z.catch(z.optional(z.nullable(Id)), undefined),
  /** Path of the limit service; the second one is that of older installations. Default: the first. @spec RG-04 */
  limitServicePath: z.catch(
    z.optional(z.enum(['/limit-service-api/api/external/web/v3', '/limit-service-api/limit/external/web/api/v1'])),
    undefined,
  ),
  /** Snow on the home page. @spec LY-06 */
  isSnowfall: z.catch(z.optional(z.boolean()), undefined),
  /** Whether to inform visitors once that the site is new. @spec LY-14 */
  isNewSite: z.catch(z.optional(z.boolean()), undefined),
  /** Changes with every release of the backend's configuration. */
  version: z.string(),
  /** Further fields that guards read. A value of a wrong type counts as absent, so that one mistake does not close the site. */
  /** Sites whose accounts can be used for registration here, by the specification's ids, in display order. @spec ID-04 */
  socialProviders: lenient(z.array(z.string())),
  /** Origin of the identity provider whose accounts the browser offers on the sign-in page (One Tap); off when absent. @spec ID-05 */
  oneTapOrigin: lenient(z.url()),
  /** When devices are fingerprinted: never, after consent to functional cookies, or always where the law allows it. @spec HT-07 */
  fingerprint: lenient(z.enum(['off', 'after-consent', 'always'])),
  /**
   * The registration form that is shown first (fast_reg, one_click, phone_reg, full_reg, soc_reg), and how its parts are laid out (card, wide,
   * plain); the page ignores other values, and an address can ask for others. Plain texts, because home loads this schema. @spec ID-26
   */
  registrationType: lenient(z.string()),
  registrationLayout: lenient(z.string()),
  isCustomRegistration: lenient(z.boolean()),
  promoToOffer: lenient(z.boolean()),
  bonusPages: lenient(z.array(z.string())),
  slot_first_deposit: lenient(z.boolean()),
  /** Old paths and their current targets, both without a language prefix. @spec RT-07 RT-11 */
  legacyPaths: lenient(z.array(z.object({ from: z.string(), to: z.string() }))),
  gameRoutes: lenient(z.array(z.string())),
  /** What a signed-out player sees of a public page: the home page, or the page loaded again. Absent: it stays. @spec ID-14 */
  afterSignOut: lenient(z.enum(['home', 'reload'])),
  termsAction: lenient(z.enum(['redirect', 'notify'])),
  banVersion: lenient(z.int()),
  bannedUrl: lenient(z.url()),
  /** Hosts other than this one that a redirect may lead to. */
  redirectHosts: lenient(z.array(z.string())),
  /** How many days a partner id is kept. @spec GD-03 */
  partnerDays: lenient(z.union([z.literal(30), z.literal(60)])),
  mediaRoutes: lenient(z.array(z.string())),
  hasPaymentConsultant: lenient(z.boolean()),
  /** Groups of the left menu, in their order. @spec BT-07 */
  menuSections: lenient(z.array(MenuGroup)),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** Overrides of the configuration for one account. @spec CF-03 */
export const AccountConfig = z.partial(
  z.pick(SiteConfig, {
    isShowIdentification: true,
    isAvailableCouponBonusBet: true,
    showVipBet: true,
    show_one_click: true,
    couponTypesWithMinAmount: true,
    couponTypesWithMaxAmount: true,
    isAutoLogoffEnable: true,
    autoLogoffInactiveMinutes: true,
  }),
);
export type AccountConfig = z.infer<typeof AccountConfig>;

export const configContract = {
  all: withSchemas(configCalls.all, {
    summary: 'The site configuration',
    answerHeaders: {
      [CONFIG_SIGNATURE]: {
        description:
          'KEY.TIME.SIGNATURE, ECDSA on P-256 over the address, the time and the body. Empty or left out: the answer is unsigned, and only a site that is tried out accepts it',
        schema: { type: 'string' },
        example: '',
      },
    },
    exampleWith: {
      companyName: 'Touchline',
      themeColor: '#101418',
      brandBook: [],
      availableRoutes: null,
      notFoundPaths: [],
      languages: [{ code: 'en', name: 'English', isHiddenForVisitors: false }],
      currencyExponents: { EUR: 2 },
      helplines: [],
    },
    tag: 'Configuration',
    query: z.object({ lang: Lang }),
    answers: { 200: SiteConfig },
    spec: ['CF-01', 'CF-04'],
  }),
  group: withSchemas(configCalls.group, {
    summary: 'Named groups of settings, cached 600 to 900 s',
    tag: 'Configuration',
    query: z.object({ groups: z.string().check(z.maxLength(500)), lang: Lang }),
    answers: { 200: z.object({ groups: z.record(z.string(), z.record(z.string(), z.unknown())) }) },
    spec: ['CF-02'],
  }),
  account: withSchemas(configCalls.account, {
    summary: 'What the configuration says differently for this account; requested after every sign-in',
    tag: 'Configuration',
    answers: { 200: AccountConfig },
    spec: ['CF-03'],
  }),
};
