import type { SiteConfig } from '@touchline/shared-contract';

/** A configuration that is valid by default. */
export function aSiteConfig(changes: Partial<SiteConfig> = {}): SiteConfig {
  return {
    isRegistrationAllowed: true,
    isShowPaymentPageOnlyAuth: false,
    isShowIdentification: true,
    isShowRegistrationWidget: false,
    isVipDomain: false,
    isPwa: false,
    availableRoutes: null,
    notFoundPaths: [],
    couponTypesWithMinAmount: [0, 1],
    couponTypesWithMaxAmount: [0, 1],
    isAvailableCouponBonusBet: false,
    showVipBet: false,
    show_one_click: true,
    ref_id: 1,
    isAutoLogoffEnable: false,
    autoLogoffInactiveMinutes: 30,
    group_id: 1,
    companyName: 'Touchline',
    themeColor: '#10151c',
    brandBook: [],
    languages: [
      { code: 'en', name: 'English', isHiddenForVisitors: false },
      { code: 'ru', name: 'Русский', isHiddenForVisitors: false },
      { code: 'ar', name: 'العربية', isHiddenForVisitors: false },
    ],
    defaultLanguage: 'en',
    coefViewAliases: { '14': 4, '15': 5, '16': 6 },
    amountStepByCurrencyIso: { EUR: 2.5 },
    initialAmountByCurrencyIso: { EUR: 5 },
    fallbackCurrencyIso: 'EUR',
    currencyExponents: { EUR: 2 },
    polling: { line: 15_000, live: 4_000, default: 10_000, media: 600_000, banners: 60_000, favourites: 10_000, topGames: 10_000 },
    helplines: [{ name: 'Talk line', phone: '000', url: 'https://help.example' }],
    seoHosts: [],
    version: '1',
    ...changes,
  };
}
