import type { SiteConfig } from '@touchline/shared-contract';
import type { SandboxModule } from '../module.ts';

const DEFAULTS: SiteConfig = {
  isRegistrationAllowed: true,
  isShowPaymentPageOnlyAuth: false,
  isShowIdentification: false,
  isShowRegistrationWidget: false,
  isVipDomain: false,
  isPwa: false,
  availableRoutes: null,
  notFoundPaths: [],
  couponTypesWithMinAmount: [],
  couponTypesWithMaxAmount: [],
  isAvailableCouponBonusBet: false,
  showVipBet: false,
  show_one_click: false,
  ref_id: 1,
  isAutoLogoffEnable: false,
  autoLogoffInactiveMinutes: 30,
  group_id: 1,
  companyName: 'Touchline',
  themeColor: '#000000',
  brandBook: [],
  languages: [{ code: 'en', name: 'English', isHiddenForVisitors: false }],
  defaultLanguage: 'en',
  coefViewAliases: {},
  amountStepByCurrencyIso: {},
  initialAmountByCurrencyIso: {},
  fallbackCurrencyIso: 'EUR',
  currencyExponents: { EUR: 2 },
  polling: { line: 1, live: 1, default: 1, media: 1, banners: 1, favourites: 1, topGames: 1 },
  helplines: [],
  seoHosts: [],
  version: 'test',
};

/** Sets the fields of the configuration that the modules of a test leave out. */
export function restOfConfig(modules: readonly SandboxModule[]): SandboxModule {
  const owned = new Set(['mediaRoutes', ...modules.flatMap(({ config = {} }) => Object.keys(config))]);
  const config = Object.fromEntries(Object.entries(DEFAULTS).filter(([field]) => !owned.has(field)));
  return { name: 'rest-of-config', config, open: async () => ({ routes: () => undefined }) };
}
