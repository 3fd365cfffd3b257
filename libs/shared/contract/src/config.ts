import * as z from 'zod/mini';
import { withSchemas } from './contract-call.ts';
import { CurrencyIso, Id, Lang, Milliseconds, Seconds } from './values.ts';
import { configCalls } from './config-calls.ts';
import { CONFIG_SIGNATURE } from './config-signature.ts';

/** When the site is worked on, and when that is announced. @spec MT-01 MT-02 */
export const Maintenance = z.object({
  started_at: Seconds,
  ended_at: Seconds,
  notify_started_at: Seconds,
  notify_ended_at: Seconds,
  /** A schedule that is switched off is as good as none. */
  isActive: z.boolean(),
  /** 1 where the schedule is the website's too; 0 where only other applications are meant. */
  web_state: z.int(),
});
export type Maintenance = z.infer<typeof Maintenance>;

/** Who answers players: the site's own conversation, or a provider. @spec SU-01 */
export const Consultant = z.object({
  provider: z.enum(['own', 'livechat', 'suphelper', 'chatra', 'helpcrunch']),
  /** Of suphelper: 2 or 3. */
  version: z.optional(z.int()),
  /** The site's number at the provider; 0, nothing and blank mean that there is none. */
  id: z.optional(z.nullable(z.union([z.string().check(z.maxLength(200)), z.int()]))),
  /** Where a provider's script is, when it is not at the provider's usual address. */
  scriptUrl: z.optional(z.string().check(z.maxLength(500))),
});
export type Consultant = z.infer<typeof Consultant>;

/** A field that may be missing; one of another form counts as missing. */
const lenient = <Type extends z.ZodMiniType>(type: Type) => z.catch(z.optional(type), undefined);

/**
 * A group of the left menu: the segment `menuSection` of addresses, and what of the line it lists. A group without a name is one of the
 * specification's (all, favourites, top, today, video), whose names every client has. @spec BT-07
 */
export const MenuGroup = z.object({
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** By language code; `en` is used where a language is missing. */
  name: z.optional(z.record(z.string(), z.string().check(z.maxLength(60)))),
  /** What a game has to be; all of it holds together. */
  only: z.object({
    favourites: z.optional(z.literal(true)),
    top: z.optional(z.literal(true)),
    today: z.optional(z.literal(true)),
    video: z.optional(z.literal(true)),
    sport: z.optional(Id),
  }),
});
export type MenuGroup = z.infer<typeof MenuGroup>;

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
  /** Prices come by push where the browser and the way to the site allow it; otherwise, and when this is left out, they are polled. @spec CF-06 */
  isPricePush: z.catch(z.optional(z.boolean()), undefined),
  /** Who helps where the visitor is: helplines and self-exclusion registers; a number only where it was verified. */
  helplines: z.array(z.object({ name: z.string(), phone: z.optional(z.string()), url: z.string() })),
  // What is not understood here is as good as not said: an unknown provider must not cost the whole configuration.
  maintenance: z.catch(z.optional(Maintenance), undefined),
  consultant: z.catch(z.optional(Consultant), undefined),
  /** Whether visitors confirm their age, and for how long that holds: three days, or until the browser is closed. @spec ID-16 */
  ageConfirmation: z.catch(z.optional(z.enum(['off', 'days', 'session'])), undefined),
  /** Countries, by ISO 3166 codes of two letters, where visitors confirm their age before a game without money too. @spec CS-02 ID-16 */
  demoAgeCountries: z.catch(z.optional(z.array(z.string())), undefined),
  /** Whether changed terms have to be confirmed. @spec ID-18 */
  isConfirmTermsEnabled: z.catch(z.optional(z.boolean()), undefined),
  /** Hosts that the site is known by, the main one first: a canonical address names no other. Empty on a machine of one's own. @spec CFG-6 */
  seoHosts: z.catch(z.array(z.string()), []),
  /** Country of the visitor by the operator's own numbers, from the geo header of the call; nothing where nobody knows. @spec LY-15 */
  geoCountryId: z.catch(z.optional(z.nullable(Id)), undefined),
  /** Where the limit service is; the second path is that of older installations. Not said: the first. @spec RG-04 */
  limitServicePath: z.catch(
    z.optional(z.enum(['/limit-service-api/api/external/web/v3', '/limit-service-api/limit/external/web/api/v1'])),
    undefined,
  ),
  /** Snow on the home page. @spec LY-06 */
  isSnowfall: z.catch(z.optional(z.boolean()), undefined),
  /** Visitors are told once that this site is new. @spec LY-14 */
  isNewSite: z.catch(z.optional(z.boolean()), undefined),
  /** Changes with every release of the backend's configuration. */
  version: z.string(),
  /** What guards read besides. A value of another form counts as left out, so that one mistake does not close the site. */
  /** Other sites whose accounts open one here, by the specification's ids, in the order in which they are offered. @spec ID-04 */
  socialProviders: lenient(z.array(z.string())),
  /** Origin of the site whose accounts the browser itself offers on the page of sign-in; left out, it offers none. @spec ID-05 */
  oneTapOrigin: lenient(z.url()),
  /** Whether devices are told apart by a fingerprint: never, once functional cookies are agreed to, or from the start where the law allows it. @spec HT-07 */
  fingerprint: lenient(z.enum(['off', 'after-consent', 'always'])),
  isCustomRegistration: lenient(z.boolean()),
  promoToOffer: lenient(z.boolean()),
  bonusPages: lenient(z.array(z.string())),
  slot_first_deposit: lenient(z.boolean()),
  /** Old paths and where they are today, both without a language prefix. @spec RT-07 RT-11 */
  legacyPaths: lenient(z.array(z.object({ from: z.string(), to: z.string() }))),
  gameRoutes: lenient(z.array(z.string())),
  termsAction: lenient(z.enum(['redirect', 'notify'])),
  banVersion: lenient(z.int()),
  bannedUrl: lenient(z.url()),
  /** Hosts that a redirect may lead to besides this one. */
  redirectHosts: lenient(z.array(z.string())),
  /** Days that a partner's id is kept. @spec GD-03 */
  partnerDays: lenient(z.union([z.literal(30), z.literal(60)])),
  mediaRoutes: lenient(z.array(z.string())),
  hasPaymentConsultant: lenient(z.boolean()),
  /** Groups of the left menu, in their order. @spec BT-07 */
  menuSections: lenient(z.array(MenuGroup)),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** What the configuration says differently for one account. @spec CF-03 */
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
          'KEY.TIME.SIGNATURE, ECDSA on P-256 over the address, the time and the body: who vouches for the answer. Empty or left out: nobody does, and only a site that is tried out takes it',
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
    summary: 'What the configuration says differently for this account; asked after every sign-in',
    tag: 'Configuration',
    answers: { 200: AccountConfig },
    spec: ['CF-03'],
  }),
};
