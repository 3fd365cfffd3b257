import type { GuardConfig } from './facts.ts';
import type { GuardPorts } from './guard.ts';
import type { Arrival } from './guard-facts.ts';

export const aGuardConfig = (changes: Partial<GuardConfig> = {}): GuardConfig => ({
  isRegistrationAllowed: true,
  isVipDomain: false,
  isShowPaymentPageOnlyAuth: false,
  isShowIdentification: true,
  availableRoutes: null,
  notFoundPaths: [],
  ...changes,
});

/** A visitor who opens a path of `https://shop.test` and may use English, Russian or Arabic. */
export const anArrival = (path: string, changes: Partial<Arrival> = {}): Arrival => ({
  url: new URL(`https://shop.test${path}`), // a path of two slashes is no host
  detected: 'en',
  languages: ['en', 'ru', 'ar'],
  isSignedIn: false,
  site: aGuardConfig(),
  sections: null,
  isProduction: true,
  ...changes,
});

/** Services that neither block nor redirect. */
export const quietPorts = (changes: Partial<GuardPorts> = {}): GuardPorts => ({
  keepReferral: () => undefined,
  releases: () => ({ own: null, deployed: null }),
  askBlock: async () => ({ displayTypeId: 0, templateTypeId: 0 }),
  askRedirect: async () => ({ redirect: false }),
  loadDictionaries: async () => undefined,
  loadMedia: async () => undefined,
  askTerms: async () => ({ result: false, updatedAt: 0 }),
  askPayments: async () => ({ isAvailable: true }),
  fillCoupon: () => undefined,
  notify: () => undefined,
  loadSeo: async () => undefined,
  startSection: () => undefined,
  report: () => undefined,
  ...changes,
});
