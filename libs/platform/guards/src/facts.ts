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
  /** Trail to the page. @spec SE-02 */
  breadcrumbs?: readonly { title: string; url: string }[] | undefined;
}

/** The part of the site's configuration that guards read. */
export interface GuardConfig {
  isRegistrationAllowed: boolean;
  isVipDomain: boolean;
  isShowPaymentPageOnlyAuth: boolean;
  isShowIdentification: boolean;
  availableRoutes: readonly number[] | null;
  notFoundPaths: readonly string[];
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
  /** Null while no configuration is known: nothing is closed then. */
  site: GuardConfig | null;
  /** Sections that can be shown; null while nobody knows. @spec RM-07 */
  sections: readonly string[] | null;
  isProduction: boolean;
  /** Path of the page before this one, with its prefix; null on a direct request. */
  previous: string | null;
  /** Whether the site is being worked on. @spec GD-27 */
  isMaintenance: boolean;
  /** Urls (path and query) that this chain of redirects has passed. @spec GD-21 */
  hops: readonly string[];
  /** Hosts that a redirect may lead to. */
  allowedHosts: readonly string[];
  /** Answers of services; null when they were not asked, were silent or said nonsense. */
  block: BlockAnswer | null;
  redirect: RedirectServiceAnswer | null;
}

/** Path and query, as hops are kept. */
export const hopOf = (url: URL): string => url.pathname + url.search;
