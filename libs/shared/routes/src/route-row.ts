/** The remote that renders a route; `shell` is the host itself. @spec PL-02 */
export type SectionName =
  'betting' | 'cyber' | 'casino' | 'games' | 'identity' | 'information' | 'office' | 'payments' | 'promo' | 'results' | 'shell' | 'toto';
/** @spec LY-01 */
export type LayoutName = 'main' | 'headless' | 'empty' | 'blocked' | 'maintenance';
/** Who may open a route. @spec GD-13 RT-17 */
export type RouteAccess = 'any' | 'guest' | 'auth';
/** Parts of the main layout that a route may hide. @spec LY-02 */
export type LayoutPart = 'header' | 'bottomNavigation' | 'footer' | 'seoBlock';
/** What the site's configuration or mode must allow. @spec RT-13 RT-14 */
export type RouteCondition = 'registration' | 'payment-page' | 'identification' | 'not-production';

/** Redirect of a row; `to` has no language prefix and may contain parameters of the path or of the query. */
export interface RouteRedirect {
  status: 301 | 302;
  to: string;
}

export interface RouteOptions {
  layout?: LayoutName;
  access?: RouteAccess;
  redirect?: RouteRedirect;
  /** HTTP status of the page; default 200. */
  status?: 404 | 500;
  condition?: RouteCondition;
  /** Values that the last parameter excludes, because another route has them as a literal and needs more segments. @spec RT-15 */
  except?: readonly string[];
  /** Parameter that chooses the page: the section has the page `key:value` for each of them. @spec BT-08 */
  pageBy?: string;
  /** The page shown when the redirect is switched off, with its parameters. */
  otherwise?: { route: string; params: Readonly<Record<string, string>> };
  hidden?: readonly LayoutPart[];
  /** Overrides the ban level for this route. @spec GD-08 */
  banned?: 'allowed' | 'blocked';
}

/** One row of the route table. */
export interface RouteData<Key extends string = string, Path extends string = string> extends RouteOptions {
  /** Id in `availableRoutes`. @spec RT-16 */
  id: number;
  key: Key;
  /** Pattern without the language prefix: `:p`, `:p?`, `:p(a|b)`, `:p(\d+)`, `prefix-:p`, and a trailing star. */
  path: Path;
  section: SectionName;
  layout: LayoutName;
  access: RouteAccess;
  hidden: readonly LayoutPart[];
}

/** Creates a row with default options. */
export const row = <const Key extends string, const Path extends string>(
  id: number,
  key: Key,
  path: Path,
  section: SectionName,
  options: RouteOptions = {},
): RouteData<Key, Path> => ({
  id,
  key,
  path,
  section,
  ...options,
  layout: options.layout ?? 'main',
  access: options.access ?? 'any',
  hidden: options.hidden ?? [],
});
