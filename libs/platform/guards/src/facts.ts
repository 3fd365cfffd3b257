import type { RouteMatch } from '@touchline/shared-routes';

/** The block service's answer about a visitor. @spec GD-05 */
export interface BlockAnswer {
  displayTypeId: number;
  templateTypeId: number;
}

/** The redirect service's answer about a url. @spec GD-20 */
export interface RedirectServiceAnswer {
  redirect: boolean;
  code?: number | undefined;
  url?: string | undefined;
  /** The service's reasons for the redirect, shown to the visitor. */
  reasons?: readonly string[] | undefined;
  /** Breadcrumbs of the page. @spec SE-02 */
  breadcrumbs?: readonly { title: string; url: string }[] | undefined;
}

/** Whether the terms have changed since this player agreed to them. `updatedAt` is in seconds. @spec ID-18 */
export interface TermsAnswer {
  result: boolean;
  updatedAt: number;
}

/** The part of the site's configuration that guards read. An absent field means that the feature is off, unless noted. */
export interface GuardConfig {
  isRegistrationAllowed: boolean;
  isVipDomain: boolean;
  isShowPaymentPageOnlyAuth: boolean;
  isShowIdentification: boolean;
  availableRoutes: readonly number[] | null;
  notFoundPaths: readonly string[];
  isShowRegistrationWidget?: boolean | undefined;
  /** Registration has its own page on this site. @spec GD-14 */
  isCustomRegistration?: boolean | undefined;
  /** The two bonus paths swap their pages. @spec RT-10 */
  promoToOffer?: boolean | undefined;
  /** Keys of the bonus pages that exist on this site; all when absent. @spec GD-23 */
  bonusPages?: readonly string[] | undefined;
  /** Groups of the left menu; any key is accepted when absent. @spec BT-07 */
  menuSections?: readonly { key: string }[] | undefined;
  /** @spec RT-08 */
  slot_first_deposit?: boolean | undefined;
  /** Further old paths and their current targets, both without a language prefix. @spec RT-07 RT-11 */
  legacyPaths?: readonly { from: string; to: string }[] | undefined;
  /** Existing games; when absent, every game is assumed to exist. @spec RT-07 */
  gameRoutes?: readonly string[] | undefined;
  isConfirmTermsEnabled?: boolean | undefined;
  /** How changed terms affect a navigation. @spec GD-15 */
  termsAction?: 'redirect' | 'notify' | undefined;
  /** Decides which ban level keeps the withdrawal page open: 53 with version 1, otherwise 45. @spec GD-08 */
  banVersion?: number | undefined;
  /** Where a banned player is sent. @spec GD-07 */
  bannedUrl?: string | undefined;
  /** Hosts that a redirect may lead to. */
  redirectHosts?: readonly string[] | undefined;
  /** How many days a partner id is kept: 30 or 60. @spec GD-03 */
  partnerDays?: number | undefined;
  /** Keys of routes with their own media. @spec GD-10 */
  mediaRoutes?: readonly string[] | undefined;
  hasPaymentConsultant?: boolean | undefined;
}

/** What page tracking sends: names of the page, nothing about the visitor. @spec GD-12 PRV-1 */
export interface PageCall {
  route: string;
  section: string;
  lang: string;
}

/** All that guards know about a navigation. The same facts give the same decision on the edge and in the browser. @spec GD-02 */
export interface GuardFacts {
  /** The full url, with the language prefix. */
  url: URL;
  /** Language prefix of the url; null without one. */
  prefix: string | null;
  /** The path without its prefix. */
  path: string;
  match: RouteMatch;
  /** The language of the page: the prefix if the site offers it, otherwise the detected language. */
  lang: string;
  /** Languages available to this visitor or player. */
  languages: readonly string[];
  isSignedIn: boolean;
  /** Above 0 the player is banned. @spec GD-07 */
  banLevel: number;
  /** Null while the configuration is unknown; no page is closed then. */
  site: GuardConfig | null;
  /** Sections that can be shown; null while unknown. @spec RM-07 */
  sections: readonly string[] | null;
  isProduction: boolean;
  /** Path of the previous page with its prefix; null on a direct request. */
  previous: string | null;
  /** Whether the site is under maintenance. @spec GD-27 */
  isMaintenance: boolean;
  /** Pages that this chain of redirects has passed, in the form of {@link hopOf}. @spec GD-21 */
  hops: readonly string[];
  /** Answers of services; null if a service was not asked, failed or sent an invalid answer. */
  block: BlockAnswer | null;
  redirect: RedirectServiceAnswer | null;
  terms: TermsAnswer | null;
  payments: { isAvailable: boolean } | null;
  /** The page call, sent once the page is shown. @spec GD-12 */
  pageCall: PageCall | null;
}

/** Short hash of a url's path and query. It fits a cookie whatever the length of the url. */
export function hopOf(url: URL): string {
  let hash = 0x811c9dc5; // FNV-1a
  for (const char of url.pathname + url.search) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
