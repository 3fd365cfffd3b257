import type { RouteMatch } from '@touchline/shared-routes';

/** What the block service says about a visitor. @spec GD-05 */
export interface BlockAnswer {
  displayTypeId: number;
  templateTypeId: number;
}

/** What the redirect service says about a url. @spec GD-20 */
export interface RedirectServiceAnswer {
  redirect: boolean;
  code?: number | undefined;
  url?: string | undefined;
  /** Why the service redirects, in words of its own. */
  reasons?: readonly string[] | undefined;
  /** Trail to the page. @spec SE-02 */
  breadcrumbs?: readonly { title: string; url: string }[] | undefined;
}

/** Whether the terms have changed since this player agreed to them; the time is seconds. @spec ID-18 */
export interface TermsAnswer {
  result: boolean;
  updatedAt: number;
}

/** The part of the site's configuration that guards read. What is left out is switched off. */
export interface GuardConfig {
  isRegistrationAllowed: boolean;
  isVipDomain: boolean;
  isShowPaymentPageOnlyAuth: boolean;
  isShowIdentification: boolean;
  availableRoutes: readonly number[] | null;
  notFoundPaths: readonly string[];
  isShowRegistrationWidget?: boolean | undefined;
  /** Registration has a page of its own here. @spec GD-14 */
  isCustomRegistration?: boolean | undefined;
  /** The two bonus paths show each other's page. @spec RT-10 */
  promoToOffer?: boolean | undefined;
  /** Keys of the bonus pages that exist here; left out means all. @spec GD-23 */
  bonusPages?: readonly string[] | undefined;
  /** Groups of the left menu; left out means that any is taken. @spec BT-07 */
  menuSections?: readonly { key: string }[] | undefined;
  /** @spec RT-08 */
  slot_first_deposit?: boolean | undefined;
  /** Other old paths and where they are today, both without a language. @spec RT-07 RT-11 */
  legacyPaths?: readonly { from: string; to: string }[] | undefined;
  /** Games that exist; left out means that nobody keeps a list. @spec RT-07 */
  gameRoutes?: readonly string[] | undefined;
  isConfirmTermsEnabled?: boolean | undefined;
  /** What changed terms do to a navigation. @spec GD-15 */
  termsAction?: 'redirect' | 'notify' | undefined;
  /** Which ban level leaves the withdrawal open: 53 for version 1, otherwise 45. @spec GD-08 */
  banVersion?: number | undefined;
  /** Where a banned player is sent. @spec GD-07 */
  bannedUrl?: string | undefined;
  /** Hosts that a redirect may lead to. */
  redirectHosts?: readonly string[] | undefined;
  /** Days that a partner's id is kept: 30 or 60. @spec GD-03 */
  partnerDays?: number | undefined;
  /** Keys of routes that have media of their own. @spec GD-10 */
  mediaRoutes?: readonly string[] | undefined;
  hasPaymentConsultant?: boolean | undefined;
}

/** What is told about a page, and nothing of who sees it. @spec GD-12 PRV-1 */
export interface PageCall {
  route: string;
  section: string;
  lang: string;
}

/** Everything that is known about a navigation. The same facts decide the same on the edge and in the browser. @spec GD-02 */
export interface GuardFacts {
  /** As the visitor sees it. */
  url: URL;
  /** Language of the prefix; null without one. */
  prefix: string | null;
  /** The path without its prefix. */
  path: string;
  match: RouteMatch;
  /** The language to speak: the prefix where it is offered, else the detected one. */
  lang: string;
  /** Languages that this person may use. */
  languages: readonly string[];
  isSignedIn: boolean;
  /** Above 0 the player is banned. @spec GD-07 */
  banLevel: number;
  /** Null while no configuration is known: nothing is closed then. */
  site: GuardConfig | null;
  /** Sections that can be shown; null while nobody knows. @spec RM-07 */
  sections: readonly string[] | null;
  isProduction: boolean;
  /** Path of the page before this one, with its prefix; null on a direct request. */
  previous: string | null;
  /** Whether the site is being worked on. @spec GD-27 */
  isMaintenance: boolean;
  /** Places that this chain of redirects has passed, as {@link hopOf} names them. @spec GD-21 */
  hops: readonly string[];
  /** Answers of services; null when they were not asked, were silent or said nonsense. */
  block: BlockAnswer | null;
  redirect: RedirectServiceAnswer | null;
  terms: TermsAnswer | null;
  payments: { isAvailable: boolean } | null;
  /** Prepared for whoever shows the page. @spec GD-12 */
  pageCall: PageCall | null;
}

/** Short name of a place, path and query, as hops are kept: it fits a cookie whatever the length of the url. */
export function hopOf(url: URL): string {
  let hash = 0x811c9dc5; // FNV-1a
  for (const char of url.pathname + url.search) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
