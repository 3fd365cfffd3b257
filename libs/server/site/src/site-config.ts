import { CURRENCIES } from '@touchline/server-kernel';
import type { SiteConfig } from '@touchline/shared-contract';
import { LANGUAGE_NAMES, LANGUAGES } from '@touchline/shared-primitives';
import { brandConfig } from './brand/brand-config.ts';

/** Configuration of the site itself; products add their own in their modules. @spec CF-01 CF-04 CF-06 */
export const siteConfig = (env: NodeJS.ProcessEnv): Partial<SiteConfig> => ({
  isShowPaymentPageOnlyAuth: true,
  isVipDomain: false,
  isPwa: false,
  availableRoutes: null,
  notFoundPaths: [],
  ref_id: 1,
  group_id: 1,
  companyName: 'Touchline',
  themeColor: '#0b3d2e',
  brandBook: [],
  ...brandConfig(env),
  languages: LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code], isHiddenForVisitors: false })),
  defaultLanguage: 'en',
  fallbackCurrencyIso: 'EUR',
  currencyExponents: Object.fromEntries(CURRENCIES.map(({ iso, exponent }) => [iso, exponent])),
  polling: { line: 15_000, live: 5000, default: 10_000, media: 600_000, banners: 60_000, favourites: 10_000, topGames: 15_000 },
  // Depends on the visitor's country; filled in by config-routes.ts.
  helplines: [],
  seoHosts: [],
  version: '1',
});
